import { BulkSection } from './bulk';
import { ClosingSection } from './closing';
import { EvidenceSection } from './evidence';
import { Hero } from './hero';
import { StepsSection } from './steps';

const TITLE = '도장 | 계약서를 보내면 도장이 돌아와요';

export const LandingHomePage = () => (
  <>
    <title>{TITLE}</title>
    <Hero />
    <StepsSection />
    <EvidenceSection />
    <BulkSection />
    <ClosingSection />
  </>
);
