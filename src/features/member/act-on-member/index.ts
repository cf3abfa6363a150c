export type { MemberAct } from './api/member-acts';
export { MemberActDialog } from './ui/member-act-dialog';
