export { useDeclineInvitation, useJoinOrganization } from './api/use-answer-invitation';
