export { ContractsPage as Component } from './ui/contracts-page';
