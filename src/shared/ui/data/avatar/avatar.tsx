import { avatar, type AvatarVariants } from './avatar.css';

export interface AvatarProps {
  name: string;
  /** The current user's avatar is ink-coloured. */
  me?: boolean;
  /** Groups and organisations are rounded squares. */
  group?: boolean;
  photo?: string | undefined;
  size?: AvatarVariants['size'];
}

/** Shows the first syllable of the surname. Hidden from screen readers, because the name is next to it. */
export const Avatar = ({ name, me = false, group = false, photo, size }: AvatarProps) => (
  <span className={avatar({ tone: me ? 'ink' : 'plain', shape: group ? 'group' : 'person', size })} aria-hidden>
    {photo ? <img src={photo} alt="" width={size ?? 28} height={size ?? 28} /> : Array.from(name.trim())[0]}
  </span>
);
