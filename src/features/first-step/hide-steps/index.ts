export { useHideSteps } from './api/hide-steps';
