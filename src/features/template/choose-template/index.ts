export { ChooseTemplate } from './ui/choose-template';
