export { StepScreen, type StepScreenProps } from './step-screen';
