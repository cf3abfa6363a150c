export { SendContract } from './ui/send-contract';
