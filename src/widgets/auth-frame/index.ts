export { AuthFrame } from './ui/auth-frame';
export { LegalLinks } from './ui/legal-links';
