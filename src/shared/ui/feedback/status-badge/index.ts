export { Badge, StatusBadge, type StatusBadgeProps } from './status-badge';
export type { Status } from './statuses';
