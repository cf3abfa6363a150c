export { CardReturnPage as Component } from './ui/card-return-page';
