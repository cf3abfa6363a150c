import { LegalDocument, PRIVACY_POLICY } from '@/widgets/legal-document';

export const PrivacyPage = () => (
  <>
    <title>{`${PRIVACY_POLICY.title} | 도장`}</title>
    <LegalDocument text={PRIVACY_POLICY} />
  </>
);
