#!/usr/bin/perl
# Mends a page of the argument parser's manual on its way from standard input to standard output.
# STATUSES is the list of exit codes, COMMANDS that of the commands for the page that has one.

use Encode qw(decode_utf8);
# What is wrapped may begin a line with a sign of the formatter's.
my ($statuses, $commands) = map {
  my $text = decode_utf8($_ // "");
  $text =~ s/^(?!\.It )([.'])/\\&$1/mg;
  $text
} @ENV{qw(STATUSES COMMANDS)};

# Letters that are not ASCII have come through the generator as numbers.
s/U([0-9A-F]{6});/chr hex $1/ge;

# The generator says of the exit status only that it is above 0 after an error.
s/^\.Ex -std.*/.Bl -tag -width Ds\n$statuses\n.El/m;

# It takes the whole help for one description, in which lines run into one another.
s/^\.Pp\nEXIT CODES\n(?:  .*\n)+//m;
my $examples = s/^\.Pp\nEXAMPLES\n((?:  .*\n)+)//m ? $1 : "";
$examples =~ s/^  //mg;
# As they are to be pasted: no other quotes, no other hyphens.
$examples =~ s/\\/\\e/g;
$examples =~ s/-/\\-/g;
$examples =~ s/(?<!^)'/\\(aq/mg;
$examples =~ s/^([.'])/\\&$1/mg;
my $sections = "";
$sections .= ".Sh COMMANDS\n.Bl -tag -width Ds\n$commands\n.El\n" if $commands;
s/^(?=\.Sh "EXIT STATUS")/$sections/m;
my $block = $examples ? ".Sh EXAMPLES\n.Bd -literal\n$examples.Ed\n" : "";
s/\n*\z/\n/;
# Before what comes after the exit status, or at the end.
s/(^\.Sh "EXIT STATUS"\n(?:(?!\.Sh ).*\n?)*)/$1$block/m;
