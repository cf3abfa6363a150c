export { KeepPeople } from './ui/keep-people';
