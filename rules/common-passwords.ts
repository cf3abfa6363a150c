/** What people choose first: tried first by whoever guesses. Lower case; shorter ones fail by their length anyway. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
!@#$1234 !qaz2wsx 00000000 01010101 01012345678 010123456789 0987654321 10203040 11111111 11112222 12121212
123123123 123123123123 1234!@#$ 12341234 123412341234 12345678 123456789 1234567890 123456789012 1234asdf 1234qwer
1234qwer! 123qwe!@# 123qweasd 123qweasdzxc 19901990 1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1q2w3e4r5t! 1q2w3e4r5t6y 1qaz2wsx
1qaz2wsx! 1qaz@wsx 1qazxsw2 20002000 22222222 87654321 88888888 987654321 a12345678 a1b2c3d4 a1b2c3d4! aa12345678
aaaa1111 aaaa1111! abc123!@# abc12345 abc123456 abcd123! abcd1234 abcd1234! abcdefg1 abcdefgh abcdefghijkl admin1!@
admin12! admin123 admin123! admin123!@# admin1234 admin1234! admin12345 admin123456 admin2024 admin2024! admin2025
admin2025! admin2026 admin2026! administrator administrator! administrator1 administrator1! administrator1!@
administrator12 administrator12! administrator123 administrator123! administrator1234 administrator1234!
administrator12345 administrator123456 administrator2024 administrator2024! administrator2025 administrator2025!
administrator2026 administrator2026! asd123asd asdf123! asdf1234 asdf1234! asdf12345 asdf123456 asdf2024 asdf2024!
asdf2025 asdf2025! asdf2026 asdf2026! asdfasdf asdfasdfasdf asdfghjkl asdfghjkl! asdfghjkl1 asdfghjkl1! asdfghjkl1!@
asdfghjkl12 asdfghjkl12! asdfghjkl123 asdfghjkl123! asdfghjkl1234 asdfghjkl1234! asdfghjkl12345 asdfghjkl123456
asdfghjkl2024 asdfghjkl2024! asdfghjkl2025 asdfghjkl2025! asdfghjkl2026 asdfghjkl2026! asdfghjkl; asdfqwer autumn1!
autumn1!@ autumn12 autumn12! autumn123 autumn123! autumn1234 autumn1234! autumn12345 autumn123456 autumn2024
autumn2024! autumn2025 autumn2025! autumn2026 autumn2026! baseball baseball! baseball1 baseball1! baseball1!@
baseball12 baseball12! baseball123 baseball123! baseball1234 baseball1234! baseball12345 baseball123456 baseball2024
baseball2024! baseball2025 baseball2025! baseball2026 baseball2026! batman1! batman1!@ batman12 batman12! batman123
batman123! batman1234 batman1234! batman12345 batman123456 batman2024 batman2024! batman2025 batman2025! batman2026
batman2026! busan1!@ busan12! busan123 busan123! busan1234 busan1234! busan12345 busan123456 busan2024 busan2024!
busan2025 busan2025! busan2026 busan2026! changeme changeme! changeme1 changeme1! changeme1!@ changeme12 changeme12!
changeme123 changeme123! changeme1234 changeme1234! changeme12345 changeme123456 changeme2024 changeme2024!
changeme2025 changeme2025! changeme2026 changeme2026! company! company1 company1! company1!@ company12 company12!
company123 company123! company1234 company1234! company12345 company123456 company2024 company2024! company2025
company2025! company2026 company2026! computer computer! computer1 computer1! computer1!@ computer12 computer12!
computer123 computer123! computer1234 computer1234! computer12345 computer123456 computer2024 computer2024!
computer2025 computer2025! computer2026 computer2026! correcthorsebatterystaple daum123! daum1234 daum1234!
daum12345 daum123456 daum2024 daum2024! daum2025 daum2025! daum2026 daum2026! default! default1 default1! default1!@
default12 default12! default123 default123! default1234 default1234! default12345 default123456 default2024
default2024! default2025 default2025! default2026 default2026! dkssud1! dkssud1!@ dkssud12 dkssud12! dkssud123
dkssud123! dkssud1234 dkssud1234! dkssud12345 dkssud123456 dkssud2024 dkssud2024! dkssud2025 dkssud2025! dkssud2026
dkssud2026! dkssudgktpdy dkssudgktpdy! dkssudgktpdy1 dkssudgktpdy1! dkssudgktpdy1!@ dkssudgktpdy12 dkssudgktpdy12!
dkssudgktpdy123 dkssudgktpdy123! dkssudgktpdy1234 dkssudgktpdy1234! dkssudgktpdy12345 dkssudgktpdy123456
dkssudgktpdy2024 dkssudgktpdy2024! dkssudgktpdy2025 dkssudgktpdy2025! dkssudgktpdy2026 dkssudgktpdy2026! dlfdltka
dlfdltka! dlfdltka1 dlfdltka1! dlfdltka1!@ dlfdltka12 dlfdltka12! dlfdltka123 dlfdltka123! dlfdltka1234
dlfdltka1234! dlfdltka12345 dlfdltka123456 dlfdltka2024 dlfdltka2024! dlfdltka2025 dlfdltka2025! dlfdltka2026
dlfdltka2026! dojang1! dojang1!@ dojang12 dojang12! dojang123 dojang123! dojang1234 dojang1234! dojang12345
dojang123456 dojang2024 dojang2024! dojang2025 dojang2025! dojang2026 dojang2026! dragon1! dragon1!@ dragon12
dragon12! dragon123 dragon123! dragon1234 dragon1234! dragon12345 dragon123456 dragon2024 dragon2024! dragon2025
dragon2025! dragon2026 dragon2026! eogksalsrnr eogksalsrnr! eogksalsrnr1 eogksalsrnr1! eogksalsrnr1!@ eogksalsrnr12
eogksalsrnr12! eogksalsrnr123 eogksalsrnr123! eogksalsrnr1234 eogksalsrnr1234! eogksalsrnr12345 eogksalsrnr123456
eogksalsrnr2024 eogksalsrnr2024! eogksalsrnr2025 eogksalsrnr2025! eogksalsrnr2026 eogksalsrnr2026! flower1!
flower1!@ flower12 flower12! flower123 flower123! flower1234 flower1234! flower12345 flower123456 flower2024
flower2024! flower2025 flower2025! flower2026 flower2026! football football! football1 football1! football1!@
football12 football12! football123 football123! football1234 football1234! football12345 football123456 football2024
football2024! football2025 football2025! football2026 football2026! freedom! freedom1 freedom1! freedom1!@ freedom12
freedom12! freedom123 freedom123! freedom1234 freedom1234! freedom12345 freedom123456 freedom2024 freedom2024!
freedom2025 freedom2025! freedom2026 freedom2026! gksrnr1! gksrnr1!@ gksrnr12 gksrnr12! gksrnr123 gksrnr123!
gksrnr1234 gksrnr1234! gksrnr12345 gksrnr123456 gksrnr2024 gksrnr2024! gksrnr2025 gksrnr2025! gksrnr2026 gksrnr2026!
google1! google1!@ google12 google12! google123 google123! google1234 google1234! google12345 google123456
google2024 google2024! google2025 google2025! google2026 google2026! guest1!@ guest12! guest123 guest123! guest1234
guest1234! guest12345 guest123456 guest2024 guest2024! guest2025 guest2025! guest2026 guest2026! hello1!@ hello12!
hello123 hello123! hello1234 hello1234! hello12345 hello123456 hello2024 hello2024! hello2025 hello2025! hello2026
hello2026! iloveyou iloveyou! iloveyou1 iloveyou1! iloveyou1!@ iloveyou12 iloveyou12! iloveyou123 iloveyou123!
iloveyou1234 iloveyou1234! iloveyou12345 iloveyou123456 iloveyou2024 iloveyou2024! iloveyou2025 iloveyou2025!
iloveyou2026 iloveyou2026! internet internet! internet1 internet1! internet1!@ internet12 internet12! internet123
internet123! internet1234 internet1234! internet12345 internet123456 internet2024 internet2024! internet2025
internet2025! internet2026 internet2026! iphone1! iphone1!@ iphone12 iphone12! iphone123 iphone123! iphone1234
iphone1234! iphone12345 iphone123456 iphone2024 iphone2024! iphone2025 iphone2025! iphone2026 iphone2026! kakao1!@
kakao12! kakao123 kakao123! kakao1234 kakao1234! kakao12345 kakao123456 kakao2024 kakao2024! kakao2025 kakao2025!
kakao2026 kakao2026! korea1!@ korea12! korea123 korea123! korea1234 korea1234! korea12345 korea123456 korea2024
korea2024! korea2025 korea2025! korea2026 korea2026! letmein! letmein1 letmein1! letmein1!@ letmein12 letmein12!
letmein123 letmein123! letmein1234 letmein1234! letmein12345 letmein123456 letmein2024 letmein2024! letmein2025
letmein2025! letmein2026 letmein2026! lovely1! lovely1!@ lovely12 lovely12! lovely123 lovely123! lovely1234
lovely1234! lovely12345 lovely123456 lovely2024 lovely2024! lovely2025 lovely2025! lovely2026 lovely2026! manager!
manager1 manager1! manager1!@ manager12 manager12! manager123 manager123! manager1234 manager1234! manager12345
manager123456 manager2024 manager2024! manager2025 manager2025! manager2026 manager2026! master1! master1!@ master12
master12! master123 master123! master1234 master1234! master12345 master123456 master2024 master2024! master2025
master2025! master2026 master2026! monkey1! monkey1!@ monkey12 monkey12! monkey123 monkey123! monkey1234 monkey1234!
monkey12345 monkey123456 monkey2024 monkey2024! monkey2025 monkey2025! monkey2026 monkey2026! mypassword
mypassword1! mypassword123 naver1!@ naver12! naver123 naver123! naver1234 naver1234! naver12345 naver123456
naver2024 naver2024! naver2025 naver2025! naver2026 naver2026! office1! office1!@ office12 office12! office123
office123! office1234 office1234! office12345 office123456 office2024 office2024! office2025 office2025! office2026
office2026! p@ssw0rd p@ssw0rd! p@ssw0rd1 p@ssw0rd1! p@ssw0rd1!@ p@ssw0rd12 p@ssw0rd12! p@ssw0rd123 p@ssw0rd123!
p@ssw0rd1234 p@ssw0rd1234! p@ssw0rd12345 p@ssw0rd123456 p@ssw0rd2024 p@ssw0rd2024! p@ssw0rd2025 p@ssw0rd2025!
p@ssw0rd2026 p@ssw0rd2026! p@ssword p@ssword! p@ssword1 p@ssword1! p@ssword1!@ p@ssword12 p@ssword12! p@ssword123
p@ssword123! p@ssword1234 p@ssword1234! p@ssword12345 p@ssword123456 p@ssword2024 p@ssword2024! p@ssword2025
p@ssword2025! p@ssword2026 p@ssword2026! passw0rd passw0rd! passw0rd1 passw0rd1! passw0rd1!@ passw0rd12 passw0rd12!
passw0rd123 passw0rd123! passw0rd1234 passw0rd1234! passw0rd12345 passw0rd123456 passw0rd2024 passw0rd2024!
passw0rd2025 passw0rd2025! passw0rd2026 passw0rd2026! password password! password1 password1! password1!@ password12
password12! password123 password123! password1234 password1234! password12345 password123456 password2024
password2024! password2025 password2025! password2026 password2026! passwordpassword princess princess! princess1
princess1! princess1!@ princess12 princess12! princess123 princess123! princess1234 princess1234! princess12345
princess123456 princess2024 princess2024! princess2025 princess2025! princess2026 princess2026! q1w2e3!@ q1w2e3r4
q1w2e3r4! q1w2e3r4t5 qazwsx123 qazwsxedc qkqh123! qkqh1234 qkqh1234! qkqh12345 qkqh123456 qkqh2024 qkqh2024!
qkqh2025 qkqh2025! qkqh2026 qkqh2026! qlalfqjsgh qlalfqjsgh! qlalfqjsgh1 qlalfqjsgh1! qlalfqjsgh1!@ qlalfqjsgh12
qlalfqjsgh12! qlalfqjsgh123 qlalfqjsgh123! qlalfqjsgh1234 qlalfqjsgh1234! qlalfqjsgh12345 qlalfqjsgh123456
qlalfqjsgh2024 qlalfqjsgh2024! qlalfqjsgh2025 qlalfqjsgh2025! qlalfqjsgh2026 qlalfqjsgh2026! qwe123!@# qwe123qwe
qweasd123 qweasdzxc qweasdzxc123 qwer123! qwer1234 qwer1234! qwer1234!@ qwer12345 qwer123456 qwer2024 qwer2024!
qwer2025 qwer2025! qwer2026 qwer2026! qwerasdf qwerasdfzxcv qwerqwer qwerty1! qwerty1!@ qwerty12 qwerty12! qwerty12#
qwerty123 qwerty123! qwerty1234 qwerty1234! qwerty12345 qwerty123456 qwerty2024 qwerty2024! qwerty2025 qwerty2025!
qwerty2026 qwerty2026! qwertyuiop qwertyuiop! qwertyuiop1 qwertyuiop1! qwertyuiop1!@ qwertyuiop12 qwertyuiop12!
qwertyuiop123 qwertyuiop123! qwertyuiop1234 qwertyuiop1234! qwertyuiop12345 qwertyuiop123456 qwertyuiop2024
qwertyuiop2024! qwertyuiop2025 qwertyuiop2025! qwertyuiop2026 qwertyuiop2026! qwertyuiop[] qwertyuiopas samsung!
samsung1 samsung1! samsung1!@ samsung12 samsung12! samsung123 samsung123! samsung1234 samsung1234! samsung12345
samsung123456 samsung2024 samsung2024! samsung2025 samsung2025! samsung2026 samsung2026! secret1! secret1!@ secret12
secret12! secret123 secret123! secret1234 secret1234! secret12345 secret123456 secret2024 secret2024! secret2025
secret2025! secret2026 secret2026! seoul1!@ seoul12! seoul123 seoul123! seoul1234 seoul1234! seoul12345 seoul123456
seoul2024 seoul2024! seoul2025 seoul2025! seoul2026 seoul2026! shadow1! shadow1!@ shadow12 shadow12! shadow123
shadow123! shadow1234 shadow1234! shadow12345 shadow123456 shadow2024 shadow2024! shadow2025 shadow2025! shadow2026
shadow2026! spring1! spring1!@ spring12 spring12! spring123 spring123! spring1234 spring1234! spring12345
spring123456 spring2024 spring2024! spring2025 spring2025! spring2026 spring2026! starwars starwars! starwars1
starwars1! starwars1!@ starwars12 starwars12! starwars123 starwars123! starwars1234 starwars1234! starwars12345
starwars123456 starwars2024 starwars2024! starwars2025 starwars2025! starwars2026 starwars2026! summer1! summer1!@
summer12 summer12! summer123 summer123! summer1234 summer1234! summer12345 summer123456 summer2024 summer2024!
summer2025 summer2025! summer2026 summer2026! sunshine sunshine! sunshine1 sunshine1! sunshine1!@ sunshine12
sunshine12! sunshine123 sunshine123! sunshine1234 sunshine1234! sunshine12345 sunshine123456 sunshine2024
sunshine2024! sunshine2025 sunshine2025! sunshine2026 sunshine2026! superman superman! superman1 superman1!
superman1!@ superman12 superman12! superman123 superman123! superman1234 superman1234! superman12345 superman123456
superman2024 superman2024! superman2025 superman2025! superman2026 superman2026! test123! test1234 test1234!
test12345 test123456 test2024 test2024! test2025 test2025! test2026 test2026! tester1! tester1!@ tester12 tester12!
tester123 tester123! tester1234 tester1234! tester12345 tester123456 tester2024 tester2024! tester2025 tester2025!
tester2026 tester2026! thisispassword tkfkdgo! tkfkdgo1 tkfkdgo1! tkfkdgo1!@ tkfkdgo12 tkfkdgo12! tkfkdgo123
tkfkdgo123! tkfkdgo1234 tkfkdgo1234! tkfkdgo12345 tkfkdgo123456 tkfkdgo2024 tkfkdgo2024! tkfkdgo2025 tkfkdgo2025!
tkfkdgo2026 tkfkdgo2026! trustno1 trustno1! trustno11 trustno11! trustno11!@ trustno112 trustno112! trustno1123
trustno1123! trustno11234 trustno11234! trustno112345 trustno1123456 trustno12024 trustno12024! trustno12025
trustno12025! trustno12026 trustno12026! welcome! welcome1 welcome1! welcome1!@ welcome12 welcome12! welcome123
welcome123! welcome1234 welcome1234! welcome12345 welcome123456 welcome2024 welcome2024! welcome2025 welcome2025!
welcome2026 welcome2026! whatever whatever! whatever1 whatever1! whatever1!@ whatever12 whatever12! whatever123
whatever123! whatever1234 whatever1234! whatever12345 whatever123456 whatever2024 whatever2024! whatever2025
whatever2025! whatever2026 whatever2026! winter1! winter1!@ winter12 winter12! winter123 winter123! winter1234
winter1234! winter12345 winter123456 winter2024 winter2024! winter2025 winter2025! winter2026 winter2026! wjsghk1!
wjsghk1!@ wjsghk12 wjsghk12! wjsghk123 wjsghk123! wjsghk1234 wjsghk1234! wjsghk12345 wjsghk123456 wjsghk2024
wjsghk2024! wjsghk2025 wjsghk2025! wjsghk2026 wjsghk2026! zaq12wsx zaq1@wsx zxcv123! zxcv1234 zxcv1234! zxcv12345
zxcv123456 zxcv2024 zxcv2024! zxcv2025 zxcv2025! zxcv2026 zxcv2026! zxcvbnm! zxcvbnm1 zxcvbnm1! zxcvbnm1!@ zxcvbnm12
zxcvbnm12! zxcvbnm123 zxcvbnm123! zxcvbnm1234 zxcvbnm1234! zxcvbnm12345 zxcvbnm123456 zxcvbnm2024 zxcvbnm2024!
zxcvbnm2025 zxcvbnm2025! zxcvbnm2026 zxcvbnm2026! 관리자1234! 관리자12345 관리자123456 관리자2024! 관리자2025! 관리자2026! 대한민국123!
대한민국1234 대한민국1234! 대한민국12345 대한민국123456 대한민국2024 대한민국2024! 대한민국2025 대한민국2025! 대한민국2026 대한민국2026! 도장123456 비밀번호123!
비밀번호1234 비밀번호1234! 비밀번호12345 비밀번호123456 비밀번호2024 비밀번호2024! 비밀번호2025 비밀번호2025! 비밀번호2026 비밀번호2026! 사랑해1234! 사랑해12345
사랑해123456 사랑해2024! 사랑해2025! 사랑해2026! 안녕하세요1!@ 안녕하세요12! 안녕하세요123 안녕하세요123! 안녕하세요1234 안녕하세요1234! 안녕하세요12345
안녕하세요123456 안녕하세요2024 안녕하세요2024! 안녕하세요2025 안녕하세요2025! 안녕하세요2026 안녕하세요2026! 한국123456 회사123456
`
    .trim()
    .split(/\s+/),
);
