export { Review } from './ui/review';
export { Signing } from './ui/signing';
