import type { ReactNode } from 'react';
import { badge, type BadgeTone } from './status-badge.css';
import { STATUSES, type Status } from './statuses';

export interface StatusBadgeProps {
  status: Status;
  /** Other words than the usual ones: "3건 진행 중". */
  children?: ReactNode;
}

export function StatusBadge({ status, children }: StatusBadgeProps) {
  const { tone, icon: Icon, label } = STATUSES[status];
  return (
    <span className={badge({ tone })}>
      <Icon />
      {children ?? label}
    </span>
  );
}

/** The same shape for what is no status of a document or member: "무료", "새로움". */
export const Badge = ({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}) => (
  <span className={badge({ tone })}>
    {icon}
    {children}
  </span>
);
