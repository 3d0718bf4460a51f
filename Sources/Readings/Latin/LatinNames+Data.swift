extension LatinNames {
  /// Names and fixed usages that no rule tells: as written, a tab, as Koreans say them.
  static let rows = """
    Wi-Fi\t와이파이
    WiFi\t와이파이
    VoiceOver\t보이스오버
    TalkBack\t톡백
    Apple Pay\t애플 페이
    Apple Watch\t애플 워치
    Apple Music\t애플 뮤직
    Apple TV\t애플 티비
    Apple ID\t애플 아이디
    Apple\t애플
    Apple Pencil\t애플 펜슬
    Apple Vision Pro\t애플 비전 프로
    iPad\t아이패드
    iPadOS\t아이패드오에스
    iPhone\t아이폰
    iPod\t아이팟
    iMac\t아이맥
    MacBook\t맥북
    MacBook Pro\t맥북 프로
    MacBook Air\t맥북 에어
    iCloud\t아이클라우드
    iMessage\t아이메시지
    iTunes\t아이튠즈
    iOS\t아이오에스
    macOS\t맥오에스
    watchOS\t워치오에스
    tvOS\t티브이오에스
    visionOS\t비전오에스
    Mac\t맥
    AirPods\t에어팟
    AirPods Pro\t에어팟 프로
    AirDrop\t에어드롭
    AirPlay\t에어플레이
    AirTag\t에어태그
    CarPlay\t카플레이
    FaceTime\t페이스타임
    Face ID\t페이스 아이디
    Touch ID\t터치 아이디
    Siri\t시리
    Safari\t사파리
    Xcode\t엑스코드
    SwiftUI\t스위프트유아이
    App Store\t앱 스토어
    AppStore\t앱스토어
    Play Store\t플레이 스토어
    Google Play\t구글 플레이
    Google Pay\t구글 페이
    Google Maps\t구글 맵스
    Google\t구글
    Gmail\t지메일
    YouTube\t유튜브
    YouTube Premium\t유튜브 프리미엄
    YouTube Music\t유튜브 뮤직
    Chrome\t크롬
    Android\t안드로이드
    Pixel\t픽셀
    Gemini\t제미나이
    ChatGPT\t챗지피티
    OpenAI\t오픈에이아이
    Claude\t클로드
    Copilot\t코파일럿
    KakaoTalk\t카카오톡
    Kakao\t카카오
    KakaoPay\t카카오페이
    Kakao Pay\t카카오 페이
    KakaoBank\t카카오뱅크
    Kakao T\t카카오 티
    KakaoMap\t카카오맵
    Naver\t네이버
    NAVER\t네이버
    Naver Pay\t네이버 페이
    NPay\t엔페이
    N Pay\t엔 페이
    LINE\t라인
    Toss\t토스
    Toss Pay\t토스 페이
    Coupang\t쿠팡
    Baemin\t배민
    Yogiyo\t요기요
    Melon\t멜론
    Genie\t지니
    FLO\t플로
    Bugs\t벅스
    VIBE\t바이브
    Wavve\t웨이브
    TVING\t티빙
    Watcha\t왓챠
    Coupang Play\t쿠팡 플레이
    Galaxy\t갤럭시
    Galaxy Watch\t갤럭시 워치
    Galaxy Buds\t갤럭시 버즈
    Samsung\t삼성
    Samsung Pay\t삼성 페이
    Samsung Wallet\t삼성 월렛
    Bixby\t빅스비
    Hyundai\t현대
    Kia\t기아
    Netflix\t넷플릭스
    Disney+\t디즈니플러스
    Disney\t디즈니
    Spotify\t스포티파이
    Amazon\t아마존
    Amazon Prime\t아마존 프라임
    Prime Video\t프라임 비디오
    Facebook\t페이스북
    Instagram\t인스타그램
    Instagram Reels\t인스타그램 릴스
    WhatsApp\t왓츠앱
    Messenger\t메신저
    Meta\t메타
    Threads\t스레드
    TikTok\t틱톡
    Twitter\t트위터
    Telegram\t텔레그램
    Discord\t디스코드
    Slack\t슬랙
    Zoom\t줌
    Notion\t노션
    Figma\t피그마
    GitHub\t깃허브
    GitLab\t깃랩
    Microsoft\t마이크로소프트
    Microsoft Teams\t마이크로소프트 팀즈
    Teams\t팀즈
    Outlook\t아웃룩
    OneDrive\t원드라이브
    Windows\t윈도우
    Office\t오피스
    Excel\t엑셀
    Word\t워드
    PowerPoint\t파워포인트
    Xbox\t엑스박스
    PlayStation\t플레이스테이션
    Nintendo\t닌텐도
    Nintendo Switch\t닌텐도 스위치
    Steam\t스팀
    Twitch\t트위치
    Dropbox\t드롭박스
    Evernote\t에버노트
    LinkedIn\t링크드인
    Pinterest\t핀터레스트
    Reddit\t레딧
    Snapchat\t스냅챗
    Uber\t우버
    Uber Eats\t우버 이츠
    Airbnb\t에어비앤비
    Booking.com\t부킹닷컴
    Agoda\t아고다
    Tesla\t테슬라
    BMW\t비엠더블유
    Benz\t벤츠
    Audi\t아우디
    Porsche\t포르쉐
    Volvo\t볼보
    Nike\t나이키
    Adidas\t아디다스
    Starbucks\t스타벅스
    McDonald's\t맥도날드
    McDonalds\t맥도날드
    Burger King\t버거킹
    KFC\t케이에프시
    Subway\t서브웨이
    IKEA\t이케아
    Costco\t코스트코
    Emart\t이마트
    E-mart\t이마트
    eMart\t이마트
    SSG\t쓱
    SSG.COM\t쓱닷컴
    Gmarket\t지마켓
    G마켓\t지마켓
    11번가\t십일번가
    11st\t일레븐스트리트
    T맵\t티맵
    TMAP\t티맵
    T map\t티맵
    Tmap\t티맵
    T money\t티머니
    T-money\t티머니
    Tmoney\t티머니
    PayPal\t페이팔
    PAYCO\t페이코
    Payco\t페이코
    Visa\t비자
    VISA\t비자
    Mastercard\t마스터카드
    MasterCard\t마스터카드
    AMEX\t아멕스
    Amex\t아멕스
    UnionPay\t유니온페이
    JCB\t제이시비
    Bitcoin\t비트코인
    Ethereum\t이더리움
    Bluetooth\t블루투스
    USB\t유에스비
    USB-C\t유에스비 시
    HDMI\t에이치디엠아이
    NFC\t엔에프시
    QR\t큐알
    GPS\t지피에스
    LTE\t엘티이
    5G\t오지
    4G\t포지
    3G\t쓰리지
    6G\t육지
    4K\t포케이
    8K\t팔케이
    2K\t투케이
    3D\t쓰리디
    2D\t투디
    4D\t포디
    4DX\t포디엑스
    HD\t에이치디
    FHD\t에프에이치디
    UHD\t유에이치디
    OLED\t올레드
    LED\t엘이디
    LCD\t엘시디
    MP3\t엠피쓰리
    MP4\t엠피포
    B1\t비원
    B2\t비투
    B3\t비쓰리
    B2B\t비투비
    B2C\t비투시
    C2C\t시투시
    P2P\t피투피
    O2O\t오투오
    A3\t에이쓰리
    A4\t에이포
    M1\t엠원
    M2\t엠투
    M3\t엠쓰리
    M4\t엠포
    G7\t지세븐
    G20\t지이십
    K3\t케이쓰리
    K5\t케이파이브
    K7\t케이세븐
    K8\t케이에이트
    K9\t케이나인
    EV3\t이브이쓰리
    EV6\t이브이식스
    EV9\t이브이나인
    PS4\t피에스포
    PS5\t피에스파이브
    F1\t에프원
    U2\t유투
    EXO\t엑소
    BTS\t비티에스
    NCT\t엔시티
    TXT\t티엑스티
    CES\t시이에스
    RE100\t알이백
    Web3\t웹쓰리
    CO2\t시오투
    X-ray\t엑스레이
    BLACKPINK\t블랙핑크
    localhost\t로컬호스트
    readme\t리드미
    T-shirt\t티셔츠
    QLED\t큐엘이디
    AMOLED\t아몰레드
    ex)\t예
    CO₂\t시오투
    H2O\t에이치투오
    PM10\t피엠텐
    PM2.5\t피엠 이 점 오
    R&D\t알앤디
    Q&A\t큐앤에이
    M&A\t엠앤에이
    A/S\t에이에스
    AS\t에이에스
    W/S\t더블유에스
    S/W\t소프트웨어
    H/W\t하드웨어
    I/O\t아이오
    N/A\t엔에이
    P&G\t피앤지
    H&M\t에이치앤엠
    K-POP\t케이팝
    K-pop\t케이팝
    KPOP\t케이팝
    K-뷰티\t케이뷰티
    K-콘텐츠\t케이콘텐츠
    K리그\t케이리그
    LG U+\t엘지 유플러스
    U+\t유플러스
    U+tv\t유플러스 티브이
    B tv\t비 티브이
    Genie TV\t지니 티브이
    GS25\t지에스이십오
    CU\t시유
    7-Eleven\t세븐일레븐
    7-ELEVEN\t세븐일레븐
    7-11\t세븐일레븐
    3M\t쓰리엠
    2NE1\t투애니원
    2FA\t투에프에이
    2PM\t투피엠
    2AM\t투에이엠
    9to5\t나인투파이브
    24/7\t이십사 칠
    1st\t퍼스트
    2nd\t세컨드
    3rd\t서드
    S-OIL\t에스오일
    SK\t에스케이
    SKT\t에스케이티
    SK텔레콤\t에스케이텔레콤
    KT\t케이티
    LG\t엘지
    GS\t지에스
    CJ\t시제이
    KB\t케이비
    NH\t엔에이치
    IBK\t아이비케이
    KTX\t케이티엑스
    SRT\t에스알티
    ITX\t아이티엑스
    DMC\t디엠시
    COEX\t코엑스
    KINTEX\t킨텍스
    DDP\t디디피
    JTBC\t제이티비시
    tvN\t티브이엔
    EBS\t이비에스
    KBS\t케이비에스
    KBS1\t케이비에스 원
    KBS2\t케이비에스 투
    KBO\t케이비오
    ATM\t에이티엠
    CCTV\t시시티브이
    TV\t티브이
    PC\t피시
    PC방\t피시방
    AI\t에이아이
    IoT\t아이오티
    VIP\t브이아이피
    VR\t브이알
    AR\t에이알
    OTT\t오티티
    PDF\t피디에프
    JPG\t제이피지
    JPEG\t제이펙
    PNG\t피엔지
    GIF\t지아이에프
    HTML\t에이치티엠엘
    URL\t유알엘
    ID\t아이디
    PW\t비밀번호
    PIN\t핀
    OTP\t오티피
    SIM\t심
    USIM\t유심
    eSIM\t이심
    RAM\t램
    ROM\t롬
    SMS\t에스엠에스
    MMS\t엠엠에스
    SNS\t에스엔에스
    FAQ\t에프에이큐
    NASA\t나사
    NATO\t나토
    FIFA\t피파
    UNESCO\t유네스코
    UNICEF\t유니세프
    KOSPI\t코스피
    KOSDAQ\t코스닥
    NASDAQ\t나스닥
    ETF\t이티에프
    IRP\t아이알피
    ISA\t아이에스에이
    CMA\t시엠에이
    S&P\t에스앤피
    COVID\t코비드
    COVID-19\t코로나 일구
    코로나19\t코로나 일구
    D-day\t디데이
    D-DAY\t디데이
    D-Day\t디데이
    DDAY\t디데이
    TOP\t톱
    Top\t톱
    BEST\t베스트
    NEW\t뉴
    SALE\t세일
    HOT\t핫
    OK\t오케이
    OKAY\t오케이
    ON\t온
    OFF\t오프
    vs\t대
    VS\t대
    vs.\t대
    etc\t기타
    e-mail\t이메일
    E-mail\t이메일
    email\t이메일
    e-book\t이북
    eBook\t이북
    E-book\t이북
    No\t노
    D.P.\t디피
    Ph.D\t피에이치디
    LoL\t롤
    LOL\t롤
    FPS\t에프피에스
    RPG\t알피지
    MVP\t엠브이피
    UFC\t유에프시
    NBA\t엔비에이
    MLB\t엠엘비
    EPL\t이피엘
    MBTI\t엠비티아이
    DIY\t디아이와이
    UI\t유아이
    UX\t유엑스
    API\t에이피아이
    SDK\t에스디케이
    DM\t디엠
    PR\t피알
    CEO\t시이오
    MD\t엠디
    PT\t피티
    OT\t오티
    MT\t엠티
    SUV\t에스유브이
    EV\t이브이
    DSLR\t디에스엘알
    XL\t엑스라지
    XXL\t투엑스라지
    2XL\t투엑스라지
    3XL\t쓰리엑스라지
    FREE\t프리
    Hangul\t한글
    Seoul\t서울
    Busan\t부산
    Jeju\t제주
    Korea\t코리아
    KOREA\t코리아
    Zoom In\t줌 인
    Dolby Atmos\t돌비 애트모스
    Dolby\t돌비
    Sony\t소니
    Lenovo\t레노버
    Huawei\t화웨이
    Xiaomi\t샤오미
    Intel\t인텔
    NVIDIA\t엔비디아
    AMD\t에이엠디
    Qualcomm\t퀄컴
    Adobe\t어도비
    Photoshop\t포토샵
    Lightroom\t라이트룸
    Shazam\t샤잠
    Waze\t웨이즈
    Duolingo\t듀오링고
    Wikipedia\t위키피디아
    Naver Webtoon\t네이버 웹툰
    Webtoon\t웹툰
    V LIVE\t브이 라이브
    Weverse\t위버스
    Shopify\t쇼피파이
    AliExpress\t알리익스프레스
    Temu\t테무
    Shein\t쉬인
    eBay\t이베이
    ZARA\t자라
    UNIQLO\t유니클로
    Uniqlo\t유니클로
    Olive Young\t올리브 영
    OLIVE YOUNG\t올리브 영
    Dyson\t다이슨
    LEGO\t레고
    GoPro\t고프로
    Canon\t캐논
    Nikon\t니콘
    Garmin\t가민
    Fitbit\t핏빗
    HealthKit\t헬스킷
    HomeKit\t홈킷
    Unreal\t언리얼
    Unity\t유니티
    Python\t파이썬
    Java\t자바
    JavaScript\t자바스크립트
    Swift\t스위프트
    Kotlin\t코틀린
    Linux\t리눅스
    Ubuntu\t우분투
    Docker\t도커
    Wi-Fi 6\t와이파이 식스
    T1\t티원
    T2\t티투
    1TV\t원티브이
    2TV\t투티브이
    SpO2\t에스피오투
    IMAX\t아이맥스
    BTC\t비트코인
    ETH\t이더리움
    B1F\t지하 일 층
    B2F\t지하 이 층
    B3F\t지하 삼 층
    B4F\t지하 사 층
    B5F\t지하 오 층
    B6F\t지하 육 층
    B7F\t지하 칠 층
    B1층\t지하 일 층
    B2층\t지하 이 층
    B3층\t지하 삼 층
    B4층\t지하 사 층
    B5층\t지하 오 층
    km\t킬로미터
    kg\t킬로그램
    cm\t센티미터
    mm\t밀리미터
    ml\t밀리리터
    kcal\t킬로칼로리
    MB\t메가바이트
    GB\t기가바이트
    TB\t테라바이트
    kWh\t킬로와트시
    GHz\t기가헤르츠
    Mbps\t메가비피에스
    M-Net\t엠넷
    Mnet\t엠넷
    CGV\t시지브이
    MBC\t엠비시
    SBS\t에스비에스
    POSCO\t포스코
    HYBE\t하이브
    L.PAY\t엘페이
    L.POINT\t엘포인트
    L.Pay\t엘페이
    H.Point\t에이치포인트
    CJ ONE\t시제이 원
    KT&G\t케이티앤지
    S-Oil\t에스오일
    Type-C\t타입 시
    docx\t닥스
    xlsx\t엑스엘에스엑스
    pptx\t피피티엑스
    txt\t티엑스티
    png\t피엔지
    jpg\t제이피지
    jpeg\t제이펙
    pdf\t피디에프
    gif\t지아이에프
    mp3\t엠피쓰리
    apk\t에이피케이
    csv\t시에스브이
    html\t에이치티엠엘
    url\t유알엘
    LiDAR\t라이다
    AMOLED\t아몰레드
    QLED\t큐레드
    OST\t오에스티
    HOME\t홈
    2in1\t투인원
    3in1\t쓰리인원
    2way\t투웨이
    3way\t쓰리웨이
    All-in-One\t올인원
    """
}
