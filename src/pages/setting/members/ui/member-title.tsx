import type { Member } from '@/entities/member';
import * as styles from './members.css';

/** The member's name, or the email address while there is no name. */
export const MemberTitle = ({ member }: { member: Member }) => (
  <>
    {member.name ?? member.email}
    {member.isMe && <span className={styles.mark}> 나</span>}
    {member.isOwner && <span className={styles.mark}> 소유자</span>}
  </>
);
