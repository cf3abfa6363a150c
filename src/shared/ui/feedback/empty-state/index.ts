export { EmptyState, type EmptyKind, type EmptyStateProps } from './empty-state';
