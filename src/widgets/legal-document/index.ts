export { LegalDocument } from './ui/legal-document';
export { PRIVACY_POLICY } from './model/privacy';
export { TERMS_OF_SERVICE } from './model/terms';
