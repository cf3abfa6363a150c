export type { DirectUrlVisit } from './api/visit';
export { useVisitErrorMessages, useVisitMessages } from './model/messages';
export { AccountView } from './ui/account-view';
export { InvitedView } from './ui/invited-view';
export { useVisit, Visit } from './ui/visit';
export { VisitEndView } from './ui/visit-end-view';
