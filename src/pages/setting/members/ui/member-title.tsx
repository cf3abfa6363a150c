import type { Member } from '@/entities/member';
import * as styles from './members.css';

/** Shows the member's name, or their email address if they have no name yet. */
export const MemberTitle = ({ member }: { member: Member }) => (
  <>
    {member.name ?? member.email}
    {member.isMe && <span className={styles.mark}> 나</span>}
    {member.isOwner && <span className={styles.mark}> 소유자</span>}
  </>
);
