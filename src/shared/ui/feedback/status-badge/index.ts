export { Badge, StatusBadge } from './status-badge';
export type { Status } from './statuses';
