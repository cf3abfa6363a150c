import type { ReactNode } from 'react';
import { badge, type BadgeTone } from './badge.css';

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode };

/** A word about what it is next to: "진행 중", "초대 보냄", "무료". */
export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => (
  <span className={badge({ tone })}>
    {icon}
    {children}
  </span>
);
