export { Spinner, SpinnerRing } from './spinner';
