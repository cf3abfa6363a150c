export { KeyTable } from './ui/key-table';
