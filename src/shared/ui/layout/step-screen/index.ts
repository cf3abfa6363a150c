export { StepScreen } from './step-screen';
