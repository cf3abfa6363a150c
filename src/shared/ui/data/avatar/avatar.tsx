import { avatar, type AvatarVariants } from './avatar.css';

export interface AvatarProps {
  name: string;
  /** The member's own avatar is ink. */
  me?: boolean;
  /** A group or an organisation is a rounded square. */
  group?: boolean;
  photo?: string | undefined;
  size?: AvatarVariants['size'];
}

/** Shows the first syllable of the surname. The name itself is next to it, so it is not read twice. */
export const Avatar = ({ name, me = false, group = false, photo, size }: AvatarProps) => (
  <span className={avatar({ tone: me ? 'ink' : 'plain', shape: group ? 'group' : 'person', size })} aria-hidden>
    {photo ? <img src={photo} alt="" width={size ?? 28} height={size ?? 28} /> : Array.from(name.trim())[0]}
  </span>
);
