export { LeaveDialog } from './leave-dialog';
