import { LegalDocument, TERMS_OF_SERVICE } from '@/widgets/legal-document';
import * as styles from './landing-terms-page.css';

export const LandingTermsPage = () => (
  <div className={styles.page}>
    <title>{`${TERMS_OF_SERVICE.title} | 도장`}</title>
    <LegalDocument text={TERMS_OF_SERVICE} />
  </div>
);
