export { ArrivalPage as Component } from './ui/arrival-page';
