export { RenewSession } from './ui/renew-session';
