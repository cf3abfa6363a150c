/**
 * Common passwords that attackers try first, in lower case. Passwords below the minimum length are left out, because
 * they are rejected anyway.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
!@#$1234 !qaz2wsx 00000000 01010101 01012345678 010123456789 0987654321 10203040 11111111 11112222 12121212
123123123 123123123123 1234!@#$ 12341234 123412341234 12345678 123456789 1234567890 123456789012 1234asdf 1234qwer
1234qwer! 123qwe!@# 123qweasd 123qweasdzxc 19901990 1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1q2w3e4r5t! 1q2w3e4r5t6y 1qaz2wsx
1qaz2wsx! 1qaz@wsx 1qazxsw2 20002000 22222222 87654321 88888888 987654321 a12345678 a1b2c3d4 a1b2c3d4! aa12345678
aaaa1111 aaaa1111! abc123!@# abc123456 abcd123! abcd1234 abcd1234! abcdefg1 abcdefgh abcdefghijkl admin1!@ admin12!
admin123 admin123! admin123!@# admin1234 admin1234! admin12345 admin123456 admin2024 admin2024! admin2025 admin2025!
admin2026 admin2026! administrator administrator! administrator1 administrator1! administrator1!@ administrator12
administrator12! administrator123 administrator123! administrator1234 administrator1234! administrator12345
administrator123456 administrator2024 administrator2024! administrator2025 administrator2025! administrator2026
administrator2026! asd123asd asdf123! asdf1234 asdf1234! asdf12345 asdf123456 asdf2024 asdf2024! asdf2025 asdf2025!
asdf2026 asdf2026! asdfasdf asdfasdfasdf asdfghjkl asdfghjkl! asdfghjkl1 asdfghjkl1! asdfghjkl1!@ asdfghjkl12
asdfghjkl12! asdfghjkl123 asdfghjkl123! asdfghjkl1234 asdfghjkl1234! asdfghjkl12345 asdfghjkl123456 asdfghjkl2024
asdfghjkl2024! asdfghjkl2025 asdfghjkl2025! asdfghjkl2026 asdfghjkl2026! asdfghjkl; asdfqwer autumn1! autumn123
autumn123! autumn1234 autumn1234! autumn123456 autumn2026 baseball baseball! baseball1! baseball123 baseball123!
baseball1234 baseball1234! baseball123456 baseball2026 batman1! batman123 batman123! batman1234 batman1234!
batman123456 batman2026 busan123 busan123! busan1234 busan1234! busan123456 busan2026 changeme changeme! changeme1!
changeme123 changeme123! changeme1234 changeme1234! changeme123456 changeme2026 company! company1! company123
company123! company1234 company1234! company123456 company2026 computer computer! computer1! computer123
computer123! computer1234 computer1234! computer123456 computer2026 correcthorsebatterystaple daum123! daum1234
daum1234! daum123456 daum2026 default! default1! default123 default123! default1234 default1234! default123456
default2026 dkssud1! dkssud123 dkssud123! dkssud1234 dkssud1234! dkssud123456 dkssud2026 dkssudgktpdy dkssudgktpdy!
dkssudgktpdy1! dkssudgktpdy123 dkssudgktpdy123! dkssudgktpdy1234 dkssudgktpdy1234! dkssudgktpdy123456
dkssudgktpdy2026 dlfdltka dlfdltka! dlfdltka1! dlfdltka123 dlfdltka123! dlfdltka1234 dlfdltka1234! dlfdltka123456
dlfdltka2026 dojang1! dojang123 dojang123! dojang1234 dojang1234! dojang123456 dojang2026 dragon1! dragon123
dragon123! dragon1234 dragon1234! dragon123456 dragon2026 eogksalsrnr eogksalsrnr! eogksalsrnr1! eogksalsrnr123
eogksalsrnr123! eogksalsrnr1234 eogksalsrnr1234! eogksalsrnr123456 eogksalsrnr2026 flower1! flower123 flower123!
flower1234 flower1234! flower123456 flower2026 football football! football1! football123 football123! football1234
football1234! football123456 football2026 freedom! freedom1! freedom123 freedom123! freedom1234 freedom1234!
freedom123456 freedom2026 gksrnr1! gksrnr123 gksrnr123! gksrnr1234 gksrnr1234! gksrnr123456 gksrnr2026 google1!
google123 google123! google1234 google1234! google123456 google2026 guest123 guest123! guest1234 guest1234!
guest123456 guest2026 hello123 hello123! hello1234 hello1234! hello123456 hello2026 iloveyou iloveyou! iloveyou1!
iloveyou123 iloveyou123! iloveyou1234 iloveyou1234! iloveyou123456 iloveyou2026 internet internet! internet1!
internet123 internet123! internet1234 internet1234! internet123456 internet2026 iphone1! iphone123 iphone123!
iphone1234 iphone1234! iphone123456 iphone2026 kakao123 kakao123! kakao1234 kakao1234! kakao123456 kakao2026
korea123 korea123! korea1234 korea1234! korea123456 korea2026 letmein! letmein1! letmein123 letmein123! letmein1234
letmein1234! letmein123456 letmein2026 lovely1! lovely123 lovely123! lovely1234 lovely1234! lovely123456 lovely2026
manager! manager1! manager123 manager123! manager1234 manager1234! manager123456 manager2026 master1! master123
master123! master1234 master1234! master123456 master2026 monkey1! monkey123 monkey123! monkey1234 monkey1234!
monkey123456 monkey2026 mypassword mypassword1! mypassword123 naver123 naver123! naver1234 naver1234! naver123456
naver2026 office1! office123 office123! office1234 office1234! office123456 office2026 p@ssw0rd p@ssw0rd! p@ssw0rd1!
p@ssw0rd123 p@ssw0rd123! p@ssw0rd1234 p@ssw0rd1234! p@ssw0rd123456 p@ssw0rd2026 p@ssword p@ssword! p@ssword1!
p@ssword123 p@ssword123! p@ssword1234 p@ssword1234! p@ssword123456 p@ssword2026 passw0rd passw0rd! passw0rd1!
passw0rd123 passw0rd123! passw0rd1234 passw0rd1234! passw0rd123456 passw0rd2026 password password! password1
password1! password1!@ password12 password12! password123 password123! password1234 password1234! password12345
password123456 password2024 password2024! password2025 password2025! password2026 password2026! passwordpassword
princess princess! princess1! princess123 princess123! princess1234 princess1234! princess123456 princess2026
q1w2e3!@ q1w2e3r4 q1w2e3r4! q1w2e3r4t5 qazwsx123 qazwsxedc qkqh123! qkqh1234 qkqh1234! qkqh123456 qkqh2026
qlalfqjsgh qlalfqjsgh! qlalfqjsgh1! qlalfqjsgh123 qlalfqjsgh123! qlalfqjsgh1234 qlalfqjsgh1234! qlalfqjsgh123456
qlalfqjsgh2026 qwe123!@# qwe123qwe qweasd123 qweasdzxc qweasdzxc123 qwer123! qwer1234 qwer1234! qwer1234!@ qwer12345
qwer123456 qwer2024 qwer2024! qwer2025 qwer2025! qwer2026 qwer2026! qwerasdf qwerasdfzxcv qwerqwer qwerty1!
qwerty1!@ qwerty12 qwerty12! qwerty12# qwerty123 qwerty123! qwerty1234 qwerty1234! qwerty12345 qwerty123456
qwerty2024 qwerty2024! qwerty2025 qwerty2025! qwerty2026 qwerty2026! qwertyuiop qwertyuiop! qwertyuiop1 qwertyuiop1!
qwertyuiop1!@ qwertyuiop12 qwertyuiop12! qwertyuiop123 qwertyuiop123! qwertyuiop1234 qwertyuiop1234! qwertyuiop12345
qwertyuiop123456 qwertyuiop2024 qwertyuiop2024! qwertyuiop2025 qwertyuiop2025! qwertyuiop2026 qwertyuiop2026!
qwertyuiop[] qwertyuiopas samsung! samsung1! samsung123 samsung123! samsung1234 samsung1234! samsung123456
samsung2026 secret1! secret123 secret123! secret1234 secret1234! secret123456 secret2026 seoul123 seoul123!
seoul1234 seoul1234! seoul123456 seoul2026 shadow1! shadow123 shadow123! shadow1234 shadow1234! shadow123456
shadow2026 spring1! spring123 spring123! spring1234 spring1234! spring123456 spring2026 starwars starwars!
starwars1! starwars123 starwars123! starwars1234 starwars1234! starwars123456 starwars2026 summer1! summer123
summer123! summer1234 summer1234! summer123456 summer2026 sunshine sunshine! sunshine1! sunshine123 sunshine123!
sunshine1234 sunshine1234! sunshine123456 sunshine2026 superman superman! superman1! superman123 superman123!
superman1234 superman1234! superman123456 superman2026 test123! test1234 test1234! test123456 test2026 tester1!
tester123 tester123! tester1234 tester1234! tester123456 tester2026 thisispassword tkfkdgo! tkfkdgo1! tkfkdgo123
tkfkdgo123! tkfkdgo1234 tkfkdgo1234! tkfkdgo123456 tkfkdgo2026 trustno1! trustno11 trustno11! trustno11!@ trustno112
trustno112! trustno1123 trustno1123! trustno11234 trustno11234! trustno112345 trustno1123456 trustno12024
trustno12024! trustno12025 trustno12025! trustno12026 trustno12026! welcome! welcome1! welcome123 welcome123!
welcome1234 welcome1234! welcome123456 welcome2026 whatever whatever! whatever1! whatever123 whatever123!
whatever1234 whatever1234! whatever123456 whatever2026 winter1! winter123 winter123! winter1234 winter1234!
winter123456 winter2026 wjsghk1! wjsghk123 wjsghk123! wjsghk1234 wjsghk1234! wjsghk123456 wjsghk2026 zaq12wsx
zaq1@wsx zxcv123! zxcv1234 zxcv1234! zxcv123456 zxcv2026 zxcvbnm! zxcvbnm1! zxcvbnm123 zxcvbnm123! zxcvbnm1234
zxcvbnm1234! zxcvbnm123456 zxcvbnm2026 관리자1234! 관리자123456 대한민국123! 대한민국1234 대한민국1234! 대한민국123456 대한민국2026 도장123456
비밀번호123! 비밀번호1234 비밀번호1234! 비밀번호12345 비밀번호123456 비밀번호2024 비밀번호2024! 비밀번호2025 비밀번호2025! 비밀번호2026 비밀번호2026! 사랑해1234!
사랑해123456 안녕하세요123 안녕하세요123! 안녕하세요1234 안녕하세요1234! 안녕하세요123456 안녕하세요2026 한국123456 회사123456
`
    .trim()
    .split(/\s+/),
);
