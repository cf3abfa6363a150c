export { ChangeLink } from './ui/change-link';
export { CreateLink } from './ui/create-link';
