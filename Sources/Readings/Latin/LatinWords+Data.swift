extension LatinWords {
  /// English words of screens as Korean writes them: word, equals sign, Hangul.
  static let entries = """
    a=어 about=어바웃 accept=액셉트 access=액세스 account=어카운트 accounts=어카운트 acoustic=어쿠스틱 action=액션
    active=액티브 activity=액티비티 ad=애드 adapter=어댑터 add=애드 address=어드레스 ade=에이드 admin=어드민 ads=애즈
    adults=어덜트 advanced=어드밴스드 adventure=어드벤처 after=애프터 again=어게인 agree=어그리 air=에어
    airline=에어라인 airlines=에어라인 airport=에어포트 aisle=아일 alarm=알람 album=앨범 alert=알림 all=올
    allow=얼라우 alpha=알파 always=올웨이즈 americano=아메리카노 and=앤드 animation=애니메이션 answer=앤서 any=애니
    app=앱 apple=애플 apply=어플라이 apps=앱스 archive=아카이브 are=아 area=에어리어 arena=아레나 arrival=어라이벌
    art=아트 article=아티클 artist=아티스트 asia=아시아 ask=애스크 at=앳 attach=어태치 audio=오디오 audiobook=오디오북
    authentication=오센티케이션 auto=오토 avante=아반떼 avatar=아바타 award=어워드 baby=베이비 back=백
    background=백그라운드 backup=백업 badge=배지 bag=백 bagel=베이글 baggage=배기지 bakery=베이커리 balance=밸런스
    ballad=발라드 banana=바나나 band=밴드 bank=뱅크 banner=배너 bar=바 barcode=바코드 base=베이스 baseball=베이스볼
    basic=베이직 battery=배터리 beach=비치 beauty=뷰티 bed=베드 beer=비어 best=베스트 beta=베타 bibimbap=비빔밥
    big=빅 bike=바이크 billing=빌링 biometric=바이오메트릭 birthday=버스데이 bistro=비스트로 bit=비트 black=블랙
    block=블록 blog=블로그 blue=블루 board=보드 boarding=보딩 body=바디 bonus=보너스 book=북 bookmark=북마크
    books=북스 boot=부트 boots=부츠 box=박스 brand=브랜드 bread=브레드 break=브레이크 breakfast=브렉퍼스트
    breathe=브리드 bridge=브리지 bright=브라이트 bronze=브론즈 brownie=브라우니 browser=브라우저 brunch=브런치
    budget=버짓 buds=버즈 bug=버그 build=빌드 building=빌딩 bulgogi=불고기 burger=버거 bus=버스 busan=부산
    business=비즈니스 button=버튼 buy=바이 by=바이 cable=케이블 cache=캐시 cafe=카페 cake=케이크
    calculator=캘큘레이터 calendar=캘린더 call=콜 calorie=칼로리 camera=카메라 camp=캠프 camping=캠핑
    campus=캠퍼스 cancel=캔슬 cancelled=캔슬드 candy=캔디 cappuccino=카푸치노 car=카 caramel=카라멜 card=카드
    care=케어 carnival=카니발 carousel=캐러셀 cart=카트 case=케이스 cash=캐시 cashmere=캐시미어 castle=캐슬 cat=캣
    category=카테고리 cell=셀 center=센터 central=센트럴 ceramic=세라믹 chain=체인 challenge=챌린지
    champion=챔피언 chanel=샤넬 change=체인지 channel=채널 charge=차지 charger=차저 charging=차징 chart=차트
    chat=챗 chatbot=챗봇 check=체크 checkbox=체크박스 checkin=체크인 checkout=체크아웃 cheese=치즈 chef=셰프
    chicken=치킨 children=칠드런 chip=칩 chocolate=초콜릿 choice=초이스 christmas=크리스마스
    christopher=크리스토퍼 cider=사이다 cinema=시네마 city=시티 class=클래스 classic=클래식 classical=클래시컬
    clean=클린 cleaner=클리너 cleansing=클렌징 clear=클리어 click=클릭 clip=클립 clock=클락 close=클로즈
    cloud=클라우드 club=클럽 coach=코치 coat=코트 code=코드 coffee=커피 coin=코인 cola=콜라 cold=콜드
    collection=컬렉션 color=컬러 combo=콤보 comedy=코미디 comic=코믹 comics=코믹스 coming=커밍 comment=코멘트
    comments=코멘트 community=커뮤니티 company=컴퍼니 compass=컴퍼스 complete=컴플리트 concert=콘서트
    condition=컨디션 conditioner=컨디셔너 conditions=컨디션 confirm=컨펌 connect=커넥트 contact=컨택트
    contacts=콘택트 container=컨테이너 content=콘텐츠 contents=콘텐츠 continue=컨티뉴 control=컨트롤
    converter=컨버터 cook=쿡 cookie=쿠키 cool=쿨 copy=카피 copyright=카피라이트 core=코어 corner=코너 cost=코스트
    cotton=코튼 count=카운트 country=컨트리 coupe=쿠페 coupon=쿠폰 course=코스 cover=커버 cream=크림
    create=크리에이트 creator=크리에이터 credit=크레디트 croissant=크루아상 cruise=크루즈 crypto=크립토 culture=컬처
    cup=컵 currency=커런시 cushion=쿠션 custom=커스텀 customer=커스터머 cut=컷 cycling=사이클링 daily=데일리
    dance=댄스 dark=다크 dashboard=대시보드 data=데이터 database=데이터베이스 date=데이트 day=데이 days=데이즈 deal=딜
    debug=디버그 decaf=디카페인 deck=덱 decline=디클라인 deep=딥 default=디폴트 delete=딜리트 deli=델리
    delivery=딜리버리 deluxe=디럭스 demo=데모 denim=데님 deny=디나이 department=디파트먼트 departure=디파처
    deposit=디파짓 design=디자인 designer=디자이너 desk=데스크 desktop=데스크톱 dessert=디저트 detail=디테일
    device=디바이스 devices=디바이스 diamond=다이아몬드 diary=다이어리 dictionary=딕셔너리 diet=다이어트 digital=디지털
    dinner=디너 direct=다이렉트 direction=디렉션 directions=디렉션 disable=디스에이블 disabled=디스에이블드
    discount=디스카운트 discover=디스커버 dishwasher=디시워셔 display=디스플레이 doctor=닥터 document=도큐먼트
    documentary=다큐멘터리 dog=도그 dolce=돌체 dollar=달러 done=던 door=도어 doorbell=도어벨 double=더블
    down=다운 download=다운로드 draft=드래프트 drag=드래그 drama=드라마 dream=드림 dress=드레스 drink=드링크
    drive=드라이브 driver=드라이버 driving=드라이빙 drop=드롭 dryer=드라이어 duo=듀오 dust=더스트 dynamic=다이나믹
    earbuds=이어버드 earphone=이어폰 earth=어스 east=이스트 easy=이지 echo=에코 eco=에코 economy=이코노미 edge=에지
    edit=에디트 edition=에디션 editor=에디터 education=에듀케이션 electric=일렉트릭 electronic=일렉트로닉
    element=엘리먼트 elite=엘리트 elizabeth=엘리자베스 emoji=이모지 empty=엠티 enable=이네이블 enabled=이네이블드
    end=엔드 energy=에너지 engine=엔진 english=잉글리시 enter=엔터 entertainment=엔터테인먼트 entry=엔트리
    episode=에피소드 error=에러 espresso=에스프레소 essence=에센스 essential=에센셜 europe=유럽 event=이벤트
    events=이벤츠 every=에브리 example=이그잼플 exchange=익스체인지 exit=엑시트 expert=엑스퍼트 explore=익스플로어
    export=익스포트 express=익스프레스 extra=엑스트라 eye=아이 face=페이스 factory=팩토리 fail=페일 failed=페일드
    family=패밀리 fan=팬 fantasy=판타지 faq=에프에이큐 farm=팜 fashion=패션 fast=패스트 favorite=페이버릿
    feature=피처 fee=피 feed=피드 feedback=피드백 festival=페스티벌 field=필드 file=파일 files=파일즈 film=필름
    filter=필터 final=파이널 finance=파이낸스 find=파인드 fingerprint=핑거프린트 fire=파이어 first=퍼스트 fit=핏
    fitness=피트니스 five=파이브 flash=플래시 flex=플렉스 flight=플라이트 flip=플립 floor=플로어 flower=플라워
    focus=포커스 fold=폴드 folder=폴더 follow=팔로우 follower=팔로워 followers=팔로워 following=팔로잉 font=폰트
    food=푸드 foods=푸즈 football=풋볼 for=포 forest=포레스트 forget=포겟 forgot=포갓 form=폼 format=포맷
    forum=포럼 forward=포워드 foundation=파운데이션 four=포 frame=프레임 frappe=프라페 frappuccino=프라푸치노
    free=프리 french=프렌치 fresh=프레시 friday=프라이데이 friend=프렌드 friends=프렌즈 fries=프라이즈 from=프롬
    front=프런트 fruit=프루트 full=풀 fun=펀 function=펑션 fund=펀드 future=퓨처 galaxy=갤럭시 galbi=갈비
    gallery=갤러리 game=게임 games=게임즈 garden=가든 garlic=갈릭 gas=가스 gasoline=가솔린 gate=게이트
    general=제너럴 genesis=제네시스 get=겟 getting=게팅 gift=기프트 girl=걸 glass=글라스 global=글로벌
    gluten=글루텐 go=고 goal=골 gold=골드 golf=골프 good=굿 goods=굿즈 grab=그랩 grand=그랜드 grande=그란데
    grandeur=그랜저 graph=그래프 green=그린 grid=그리드 group=그룹 gucci=구찌 guest=게스트 guests=게스트
    guide=가이드 guitar=기타 gym=짐 hair=헤어 half=하프 hall=홀 hamburger=햄버거 hand=핸드 happy=해피 hard=하드
    hardware=하드웨어 hashtag=해시태그 hazelnut=헤이즐넛 header=헤더 headline=헤드라인 headphone=헤드폰
    headphones=헤드폰 health=헬스 healthcare=헬스케어 heart=하트 heaven=헤븐 hello=헬로 help=헬프 here=히어
    hero=히어로 hi=하이 hidden=히든 high=하이 highlight=하이라이트 highlights=하이라이트 hiking=하이킹 hill=힐
    hiphop=힙합 history=히스토리 hit=히트 holiday=홀리데이 home=홈 hoodie=후디 horror=호러 hot=핫 hotdog=핫도그
    hotel=호텔 hour=아워 house=하우스 how=하우 hub=허브 human=휴먼 humidifier=휴미디파이어 hybrid=하이브리드
    hyper=하이퍼 i=아이 ice=아이스 iced=아이스드 icon=아이콘 id=아이디 idea=아이디어 image=이미지 images=이미지
    import=임포트 in=인 inbox=인박스 included=인클루디드 index=인덱스 indie=인디 infant=인펀트 info=인포
    information=인포메이션 inn=인 inner=이너 inside=인사이드 install=인스톨 instant=인스턴트 insurance=인슈어런스
    interior=인테리어 international=인터내셔널 internet=인터넷 intro=인트로 invest=인베스트 investment=인베스트먼트
    invite=인바이트 is=이즈 island=아일랜드 issue=이슈 it=잇 item=아이템 items=아이템즈 jacket=재킷 jazz=재즈
    jeans=진스 jennifer=제니퍼 job=잡 john=존 join=조인 joy=조이 juice=주스 jump=점프 junior=주니어 just=저스트
    karaoke=가라오케 keep=킵 key=키 keyboard=키보드 kick=킥 kids=키즈 kimchi=김치 king=킹 kit=키트 kitchen=키친
    korean=코리안 lab=랩 label=레이블 lake=레이크 lamp=램프 land=랜드 language=랭귀지 laptop=랩톱 large=라지
    last=라스트 later=레이터 latte=라떼 launch=론치 layer=레이어 layout=레이아웃 league=리그 learn=런 leather=레더
    left=레프트 lemon=레몬 lesson=레슨 let=렛 level=레벨 library=라이브러리 license=라이선스 life=라이프 light=라이트
    like=라이크 likes=라이크 limit=리밋 limited=리미티드 line=라인 linen=리넨 link=링크 lipstick=립스틱 list=리스트
    listen=리슨 live=라이브 living=리빙 load=로드 loading=로딩 local=로컬 location=로케이션 lock=락 log=로그
    login=로그인 logo=로고 logout=로그아웃 london=런던 long=롱 look=룩 lost=로스트 lotion=로션 lounge=라운지
    love=러브 low=로우 luck=럭 lucky=럭키 luggage=러기지 lunch=런치 luxury=럭셔리 lyrics=리릭스 macaron=마카롱
    machine=머신 magazine=매거진 magic=매직 mail=메일 main=메인 make=메이크 makeup=메이크업 makgeolli=막걸리
    mall=몰 man=맨 manage=매니지 management=매니지먼트 manager=매니저 mango=망고 manual=매뉴얼 map=맵 maps=맵스
    march=마치 market=마켓 marketing=마케팅 mask=마스크 master=마스터 match=매치 max=맥스 maybe=메이비
    measure=메저 media=미디어 medium=미디엄 meeting=미팅 member=멤버 members=멤버스 membership=멤버십 memo=메모
    memory=메모리 men=멘 mention=멘션 menu=메뉴 message=메시지 messages=메시지 metro=메트로 mic=마이크
    michael=마이클 microwave=마이크로웨이브 milk=밀크 mindfulness=마인드풀니스 mini=미니 minute=미닛 mirror=미러
    mission=미션 mix=믹스 mobile=모바일 mocha=모카 mode=모드 model=모델 modem=모뎀 modern=모던 moment=모먼트
    monday=먼데이 money=머니 monitor=모니터 monster=몬스터 month=먼스 monthly=먼슬리 moon=문 more=모어
    morning=모닝 motion=모션 motor=모터 mouse=마우스 move=무브 movie=무비 music=뮤직 musical=뮤지컬 mute=뮤트
    my=마이 mystery=미스터리 name=네임 nano=나노 natural=내추럴 nature=네이처 navigation=내비게이션 nearby=니어바이
    need=니드 neo=네오 neon=네온 network=네트워크 never=네버 new=뉴 news=뉴스 next=넥스트 nice=나이스 night=나이트
    nights=나이츠 no=노 normal=노멀 north=노스 not=낫 note=노트 notebook=노트북 notes=노트 notice=노티스
    notification=노티피케이션 notifications=노티피케이션 notion=노션 novel=노블 now=나우 number=넘버 of=오브
    off=오프 offer=오퍼 office=오피스 official=오피셜 offline=오프라인 oil=오일 ok=오케이 old=올드 omega=오메가 on=온
    onboarding=온보딩 one=원 onion=어니언 online=온라인 only=온리 open=오픈 option=옵션 options=옵션 or=오어
    orange=오렌지 order=오더 organic=오가닉 original=오리지널 other=아더 out=아웃 outdoor=아웃도어 outer=아우터
    outlet=아웃렛 oven=오븐 over=오버 oxygen=옥시젠 pack=팩 package=패키지 page=페이지 pages=페이지 paint=페인트
    panel=패널 pants=팬츠 paper=페이퍼 park=파크 parking=파킹 part=파트 partner=파트너 party=파티 pass=패스
    passcode=패스코드 passenger=패신저 passport=패스포트 password=패스워드 pasta=파스타 paste=페이스트 patch=패치
    pause=포즈 pay=페이 payment=페이먼트 peace=피스 peach=피치 people=피플 perfect=퍼펙트 perfume=퍼퓸
    permission=퍼미션 permissions=퍼미션 personal=퍼스널 pet=펫 phone=폰 photo=포토 photos=포토 piano=피아노
    pick=픽 pickup=픽업 picture=픽처 pilates=필라테스 pin=핀 pink=핑크 pizza=피자 place=플레이스 plan=플랜
    platform=플랫폼 platinum=플래티넘 play=플레이 player=플레이어 playlist=플레이리스트 plaza=플라자 please=플리즈
    plug=플러그 plus=플러스 podcast=팟캐스트 point=포인트 points=포인트 policy=폴리시 poll=폴 pool=풀 pop=팝
    popular=파퓰러 popup=팝업 portal=포털 portfolio=포트폴리오 post=포스트 power=파워 powerbank=파워뱅크
    premium=프리미엄 present=프레젠트 preview=프리뷰 previous=프리비어스 price=프라이스 pricing=프라이싱 prime=프라임
    print=프린트 printer=프린터 priority=프라이어리티 privacy=프라이버시 private=프라이빗 prize=프라이즈 pro=프로
    problem=프라블럼 product=프로덕트 professional=프로페셔널 profile=프로필 profit=프로핏 program=프로그램
    progress=프로그레스 project=프로젝트 projector=프로젝터 promotion=프로모션 protein=프로틴 psychology=사이콜로지
    public=퍼블릭 purchase=퍼체이스 purchases=퍼체이스 pure=퓨어 purifier=퓨리파이어 push=푸시 quality=퀄리티
    quantity=퀀티티 queen=퀸 quest=퀘스트 question=퀘스천 queue=큐 quick=퀵 quiz=퀴즈 race=레이스 radio=라디오
    rain=레인 random=랜덤 range=레인지 rank=랭크 ranking=랭킹 rate=레이트 rating=레이팅 read=리드 reader=리더
    ready=레디 real=리얼 receipt=리시트 recent=리센트 recipe=레시피 recommend=레커멘드 recommended=레커멘디드
    record=레코드 recorder=리코더 red=레드 reels=릴스 refresh=리프레시 refrigerator=리프리저레이터 refund=리펀드
    regular=레귤러 release=릴리스 reload=리로드 remember=리멤버 reminder=리마인더 reminders=리마인더 remix=리믹스
    remote=리모트 remove=리무브 rent=렌트 replay=리플레이 reply=리플라이 report=리포트 request=리퀘스트 reset=리셋
    resort=리조트 restaurant=레스토랑 result=리절트 retro=레트로 retry=리트라이 return=리턴 review=리뷰
    reviews=리뷰 reward=리워드 rewards=리워즈 rhythm=리듬 rice=라이스 ride=라이드 right=라이트 ring=링 river=리버
    road=로드 robot=로봇 rock=록 rocket=로켓 role=롤 romance=로맨스 room=룸 rooms=룸스 rose=로즈 roulette=룰렛
    round=라운드 route=루트 router=라우터 routine=루틴 royal=로열 rule=룰 run=런 running=러닝 safe=세이프
    safety=세이프티 salad=샐러드 sale=세일 sales=세일즈 sample=샘플 sand=샌드 sandals=샌들 sandwich=샌드위치
    saturday=새터데이 save=세이브 scan=스캔 scanner=스캐너 scene=신 schedule=스케줄 school=스쿨 science=사이언스
    score=스코어 screen=스크린 screenshot=스크린샷 scroll=스크롤 sea=시 search=서치 season=시즌 seat=시트
    second=세컨드 secret=시크릿 section=섹션 security=시큐리티 sedan=세단 select=셀렉트 self=셀프 sell=셀
    seller=셀러 send=센드 senior=시니어 sensor=센서 seoul=서울 series=시리즈 serum=세럼 server=서버
    service=서비스 session=세션 set=세트 setting=세팅 settings=세팅 setup=셋업 shampoo=샴푸 share=셰어
    shares=셰어 shift=시프트 ship=십 shipping=시핑 shirt=셔츠 shoes=슈즈 shop=숍 shopping=쇼핑 short=쇼트
    shortcut=쇼트컷 shortcuts=쇼트컷 shorts=쇼츠 show=쇼 shuffle=셔플 side=사이드 sign=사인 signin=사인인
    signup=사인업 silicone=실리콘 silver=실버 simple=심플 singapore=싱가포르 single=싱글 site=사이트 size=사이즈
    skill=스킬 skin=스킨 skincare=스킨케어 skip=스킵 skirt=스커트 sky=스카이 sleep=슬립 slide=슬라이드 slider=슬라이더
    slim=슬림 slot=슬롯 slow=슬로 small=스몰 smart=스마트 smartphone=스마트폰 smile=스마일 smith=스미스
    smoothie=스무디 snack=스낵 sneakers=스니커즈 snow=스노 soccer=사커 social=소셜 soft=소프트 software=소프트웨어
    soju=소주 sold=솔드 solo=솔로 solution=솔루션 sonata=쏘나타 song=송 soon=순 sorento=쏘렌토 sort=소트 soul=솔
    sound=사운드 soundbar=사운드바 soundtrack=사운드트랙 soup=수프 source=소스 south=사우스 spa=스파 space=스페이스
    speaker=스피커 special=스페셜 spectrum=스펙트럼 speed=스피드 spicy=스파이시 spin=스핀 sport=스포츠 sports=스포츠
    spot=스폿 spring=스프링 square=스퀘어 stage=스테이지 stand=스탠드 standard=스탠더드 star=스타 stars=스타즈
    start=스타트 started=스타티드 startup=스타트업 state=스테이트 statement=스테이트먼트 station=스테이션
    status=스테이터스 stay=스테이 steak=스테이크 step=스텝 stereo=스테레오 sticker=스티커 stock=스톡 stocks=스톡스
    stone=스톤 stop=스톱 storage=스토리지 store=스토어 stories=스토리 story=스토리 strap=스트랩 stream=스트림
    streaming=스트리밍 street=스트리트 student=스튜던트 studio=스튜디오 study=스터디 style=스타일 submit=서브밋
    subscribe=서브스크라이브 subscriber=서브스크라이버 subscription=서브스크립션 subtotal=서브토털 success=석세스
    sugar=슈가 suite=스위트 summer=서머 sun=선 suncream=선크림 sunday=선데이 super=슈퍼 supermarket=슈퍼마켓
    support=서포트 surprise=서프라이즈 sushi=스시 sweet=스위트 swimming=스위밍 swipe=스와이프 switch=스위치 sync=싱크
    syrup=시럽 system=시스템 tab=탭 table=테이블 tablet=태블릿 tag=태그 take=테이크 talk=토크 tall=톨 tap=탭
    target=타깃 task=태스크 tax=택스 taxi=택시 tea=티 teacher=티처 team=팀 tech=테크 technology=테크놀로지
    television=텔레비전 template=템플릿 tennis=테니스 terminal=터미널 terms=텀스 test=테스트 text=텍스트 thank=땡크
    thanks=땡스 that=댓 the=더 theater=시어터 theme=테마 thermostat=서모스탯 this=디스 three=쓰리
    thriller=스릴러 through=스루 throughout=스루아웃 thumbnail=섬네일 ticket=티켓 time=타임 timer=타이머 tip=팁
    tips=팁스 tiramisu=티라미수 title=타이틀 to=투 today=투데이 together=투게더 toggle=토글 token=토큰 tokyo=도쿄
    tomato=토마토 tomorrow=투모로 toner=토너 tool=툴 toolbar=툴바 tools=툴즈 top=톱 total=토탈 touch=터치
    tour=투어 tower=타워 town=타운 toy=토이 track=트랙 tracking=트래킹 trade=트레이드 traffic=트래픽
    trailer=트레일러 train=트레인 training=트레이닝 transaction=트랜잭션 transactions=트랜잭션 transfer=트랜스퍼
    transit=트랜싯 translate=트랜슬레이트 translator=트랜슬레이터 travel=트래블 treat=트리트 treatment=트리트먼트
    tree=트리 trend=트렌드 trending=트렌딩 trial=트라이얼 trip=트립 trot=트로트 truck=트럭 true=트루 trust=트러스트
    try=트라이 tube=튜브 tucson=투싼 tumbler=텀블러 turbo=터보 turn=턴 tutorial=튜토리얼 tv=티브이 twin=트윈 two=투
    type=타입 ultra=울트라 undo=언두 unit=유닛 universal=유니버설 universe=유니버스 university=유니버시티
    unlimited=언리미티드 unlock=언락 up=업 update=업데이트 upgrade=업그레이드 upload=업로드 url=유알엘 us=어스 use=유즈
    user=유저 username=유저네임 vacation=베케이션 vacuum=배큠 value=밸류 vanilla=바닐라 vegan=비건 venti=벤티
    verification=베리피케이션 verify=베리파이 version=버전 vibe=바이브 video=비디오 videos=비디오 view=뷰
    viewer=뷰어 views=뷰 villa=빌라 vintage=빈티지 vip=브이아이피 virtual=버추얼 vision=비전 visit=비짓
    vitamin=비타민 voice=보이스 volume=볼륨 vote=보트 voucher=바우처 walk=워크 walking=워킹 wall=월 wallet=월렛
    wallpaper=월페이퍼 want=원트 war=워 warm=웜 warning=워닝 wash=워시 washer=워셔 watch=워치 water=워터
    wave=웨이브 way=웨이 we=위 wear=웨어 weather=웨더 web=웹 webcam=웹캠 website=웹사이트 webtoon=웹툰
    wedding=웨딩 week=위크 weekend=위켄드 weekly=위클리 welcome=웰컴 wellness=웰니스 west=웨스트 what=왓
    white=화이트 wide=와이드 widget=위젯 wifi=와이파이 wild=와일드 win=윈 window=윈도 wine=와인 winner=위너
    winter=윈터 wireless=와이어리스 wish=위시 wishlist=위시리스트 with=위드 withdraw=위드로 woman=우먼 women=우먼
    wood=우드 wool=울 word=워드 work=워크 workout=워크아웃 works=웍스 workspace=워크스페이스 world=월드
    worldwide=월드와이드 write=라이트 wrong=롱 year=이어 yellow=옐로 yes=예스 yesterday=예스터데이 yoga=요가 you=유
    young=영 your=유어 youth=유스 zero=제로 zip=지프 zone=존 zoo=주 zoom=줌
    """
}
