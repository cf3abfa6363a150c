export { CertificatePage as Component } from './ui/certificate-page';
