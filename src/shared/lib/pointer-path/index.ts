export { passedPoints } from './passed-points';
