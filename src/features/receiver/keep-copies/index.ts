export { useCopiesMessages, useCopiesErrorMessages } from './model/messages';
export { CertificateView } from './ui/certificate-view';
export { CopiesView } from './ui/copies-view';
export { DownloadView } from './ui/download-view';
export { useCopies } from './ui/use-copies';
