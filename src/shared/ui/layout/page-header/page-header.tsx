import { ArrowLeft } from '@/shared/icons';
import type { ReactNode } from 'react';
import { IconButton } from '@/shared/ui/actions/icon-button';
import * as styles from './page-header.css';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  badge?: ReactNode;
  /** At most two buttons, and a ⋯ menu. */
  actions?: ReactNode;
  onBack?: () => void;
  /** Makes the header an edge-to-edge bar, for pages without margins. */
  isBar?: boolean;
}

export function PageHeader({ title, description, badge, actions, onBack, isBar = false }: PageHeaderProps) {
  const kind = isBar ? 'bar' : onBack ? 'inner' : 'page';
  return (
    <header className={styles.header({ kind })}>
      {onBack && <IconButton label="이전" icon={<ArrowLeft />} onClick={onBack} tipSide="bottom" />}
      <div className={styles.textBlock({ kind })}>
        <div className={styles.line}>
          <h1 className={styles.title({ kind })}>{title}</h1>
          {badge}
        </div>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
