export { useOpenMemberSigning } from './api/use-open-member-signing';
export { SignAsMember } from './ui/sign-as-member';
