export { copyText } from './copy-text';
export { toast } from './toast';
