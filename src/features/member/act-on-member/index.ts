export type { MemberAction } from './api/member-acts';
export { MemberActionDialog } from './ui/member-action-dialog';
