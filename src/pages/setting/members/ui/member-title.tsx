import type { Member } from '@/entities/member';
import * as styles from './members.css';

/** Falls back to the email address of a member without a name. */
export const MemberTitle = ({ member }: { member: Member }) => (
  <>
    {member.name ?? member.email}
    {member.isMe && <span className={styles.mark}> 나</span>}
    {member.isOwner && <span className={styles.mark}> 소유자</span>}
  </>
);
