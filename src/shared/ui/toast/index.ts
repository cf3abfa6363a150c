export { toast } from './toast';
