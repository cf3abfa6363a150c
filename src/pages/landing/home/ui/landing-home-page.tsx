import { Bulk } from './bulk';
import { Closing } from './closing';
import { Evidence } from './evidence';
import { Hero } from './hero';
import { Steps } from './steps';

const TITLE = '도장 | 계약서를 보내면 도장이 돌아와요';

export const LandingHomePage = () => (
  <>
    <title>{TITLE}</title>
    <Hero />
    <Steps />
    <Evidence />
    <Bulk />
    <Closing />
  </>
);
