import type { ReactNode } from 'react';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  /** Opens another page instead of doing something. */
  to?: string;
  onSelect?: () => void;
  /** Raspberry. Comes last, after a line. */
  danger?: boolean;
  /** The row stays visible and says why it cannot be selected. */
  disabledReason?: string | undefined;
  /** The current one of several, such as organisations. */
  current?: boolean;
}

/** One of a few values: 화면 밝기. */
export interface MenuChoice {
  kind: 'choice';
  label: string;
  value: string;
  options: readonly { value: string; label: string; icon?: ReactNode }[];
  onValueChange: (value: string) => void;
}

export type MenuItem = MenuAction | MenuChoice | 'separator';

export const isChoice = (item: MenuAction | MenuChoice): item is MenuChoice => 'kind' in item;
