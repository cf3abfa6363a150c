export { Subscribe } from './ui/subscribe';
