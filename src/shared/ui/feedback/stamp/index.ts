export { Stamp, type StampProps } from './stamp';
