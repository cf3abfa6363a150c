import type { Member } from '@/entities/member';
import * as styles from './members.css';

/** The member's name, or their email address if there is none yet. */
export const MemberTitle = ({ member }: { member: Member }) => (
  <>
    {member.name ?? member.email}
    {member.isMe && <span className={styles.mark}> 나</span>}
    {member.isOwner && <span className={styles.mark}> 소유자</span>}
  </>
);
