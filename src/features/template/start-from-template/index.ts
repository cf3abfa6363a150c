export { StartFromTemplate } from './ui/start-from-template';
