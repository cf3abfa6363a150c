import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import * as styles from './tabs.css';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  count?: number;
  /** Vermilion is reserved for 내 차례. */
  countTone?: 'plain' | 'seal';
}

export interface TabsProps<Value extends string = string> {
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  label: string;
  /** The content of the current tab. */
  children: ReactNode;
  /** Makes a few similar tabs equally wide. */
  isShared?: boolean;
  /** `manual` if showing a tab requires a slow request. */
  activation?: 'automatic' | 'manual';
}

export function Tabs<Value extends string = string>(props: TabsProps<Value>) {
  const { items, value, onValueChange, label, children, isShared = false, activation = 'automatic' } = props;
  const choose = (next: string) => {
    const item = items.find((candidate) => candidate.value === next);
    if (item) onValueChange(item.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose} activationMode={activation}>
      <Radix.List className={isShared ? `${styles.list} ${styles.equalWidthTabs}` : styles.list} aria-label={label}>
        {items.map(({ value: tab, label: name, icon, count, countTone = 'plain' }) => (
          <Radix.Trigger key={tab} value={tab} className={styles.tab}>
            {icon && <span className={styles.icon}>{icon}</span>}
            {name}
            {count !== undefined && <span className={styles.count({ tone: countTone })}>{count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} className={styles.panel} tabIndex={-1}>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
