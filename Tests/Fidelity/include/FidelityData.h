/// A file of the fidelity ledger as bytes of the program; NULL for one that there is not.
const char *fidelity_table(const char *file);
