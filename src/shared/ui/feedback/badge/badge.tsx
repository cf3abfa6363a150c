import type { ReactNode } from 'react';
import { badge, type BadgeTone } from './badge.css';

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode };

/** A short label for the item next to it, such as "진행 중", "초대 보냄" or "무료". */
export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => (
  <span className={badge({ tone })}>
    {icon}
    {children}
  </span>
);
