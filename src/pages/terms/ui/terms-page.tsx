import { LegalDocument, TERMS_OF_SERVICE } from '@/widgets/legal-document';

export const TermsPage = () => (
  <>
    <title>{`${TERMS_OF_SERVICE.title} | 도장`}</title>
    <LegalDocument text={TERMS_OF_SERVICE} />
  </>
);
