export { firstStepQueries, type FirstStepKind, type FirstSteps } from './api/first-step';
