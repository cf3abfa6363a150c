export { UploadPage as Component } from './ui/upload-page';
