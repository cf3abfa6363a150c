import { LegalDocument, PRIVACY_POLICY } from '@/widgets/legal-document';
import * as styles from './landing-privacy-page.css';

export const LandingPrivacyPage = () => (
  <div className={styles.page}>
    <title>{`${PRIVACY_POLICY.title} | 도장`}</title>
    <LegalDocument text={PRIVACY_POLICY} />
  </div>
);
