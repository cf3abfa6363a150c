export { useTermsForm } from './model/use-terms-form';
export { EditTerms } from './ui/edit-terms';
