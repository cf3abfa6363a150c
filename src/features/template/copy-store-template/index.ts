export { useCopyStoreTemplates, type CopyStates } from './api/copy-store-templates';
export { CopyButtons } from './ui/copy-buttons';
export { CopyStatus } from './ui/copy-status';
