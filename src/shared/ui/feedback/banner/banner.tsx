import { CircleExclamationPoint, Info, TriangleExclamationPoint } from '@/shared/icons';
import type { ReactNode } from 'react';
import * as styles from './banner.css';

export type BannerTone = 'accent' | 'warning' | 'danger' | 'neutral';

const ICONS = { accent: Info, warning: TriangleExclamationPoint, danger: CircleExclamationPoint, neutral: Info };

export interface BannerProps {
  tone?: BannerTone;
  children: ReactNode;
  action?: ReactNode;
  /** Announces the banner immediately when it appears after a user's action. Errors always are. */
  announce?: boolean;
}

export function Banner({ tone = 'accent', children, action, announce = false }: BannerProps) {
  const Icon = ICONS[tone];
  const role = tone === 'danger' ? 'alert' : announce ? 'status' : undefined;
  return (
    <div className={styles.banner({ tone })} role={role}>
      <span className={styles.icon({ tone })}>
        <Icon />
      </span>
      <div className={styles.textBlock}>
        <div className={styles.sentence}>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
