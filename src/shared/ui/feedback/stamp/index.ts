export { Stamp } from './stamp';
