export { RefillSwitch } from './ui/refill-switch';
