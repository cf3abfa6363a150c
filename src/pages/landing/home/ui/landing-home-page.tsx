import { Bulk } from './bulk';
import { Closing } from './closing';
import { Evidence } from './evidence';
import { Hero } from './hero';
import { Steps } from './steps';

const TITLE = '도장 | 계약서를 보내면 도장이 돌아와요';
const DESCRIPTION =
  'PDF나 한글 파일을 올리고 서명할 자리만 정하세요. 받는 분은 가입 없이 휴대폰에서 바로 찍어요. 한 달에 5건까지는 돈을 내지 않아도 돼요.';

export const LandingHomePage = () => (
  <>
    <title>{TITLE}</title>
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="도장" />
    <meta property="og:locale" content="ko_KR" />
    <meta property="og:title" content={TITLE} />
    <meta property="og:description" content={DESCRIPTION} />
    <Hero />
    <Steps />
    <Evidence />
    <Bulk />
    <Closing />
  </>
);
