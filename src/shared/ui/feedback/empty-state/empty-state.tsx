import { CircleCheck, Files, Lock, Search, WifiOff } from '@/shared/icons';
import type { ReactNode } from 'react';
import * as styles from './empty-state.css';
import { PaperDrawing, type SlotMark } from './paper-drawing';

export type EmptyKind = 'nothing-yet' | 'nothing-found' | 'nothing-left' | 'no-permission' | 'offline';

const MARKS: Record<EmptyKind, SlotMark> = {
  'nothing-yet': 'plus',
  'nothing-found': 'search',
  'nothing-left': 'check',
  'no-permission': 'lock',
  offline: 'offline',
};
const ICONS = {
  'nothing-yet': Files,
  'nothing-found': Search,
  'nothing-left': CircleCheck,
  'no-permission': Lock,
  offline: WifiOff,
};

export interface EmptyStateProps {
  kind: EmptyKind;
  title: ReactNode;
  description?: ReactNode;
  /** At most one primary and one secondary button. */
  actions?: ReactNode;
  more?: ReactNode;
  /** `panel` is smaller and has an icon, for use inside cards and next to other content. */
  size?: 'page' | 'panel';
  /** Text in the seal slot instead of the mark, such as "404". */
  words?: string;
  headingLevel?: 1 | 2 | 3;
}

export function EmptyState(props: EmptyStateProps) {
  const { kind, title, description, actions, more, size = 'page', words, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  const Icon = ICONS[kind];
  return (
    <div className={styles.state({ size })}>
      {size === 'page' ? (
        <PaperDrawing mark={MARKS[kind]} words={words} />
      ) : (
        <span className={styles.tile}>
          <Icon className={styles.tileIcon} />
        </span>
      )}
      <Heading className={styles.title({ size })}>{title}</Heading>
      {description && <p className={styles.description}>{description}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {more && <div className={styles.more}>{more}</div>}
    </div>
  );
}
