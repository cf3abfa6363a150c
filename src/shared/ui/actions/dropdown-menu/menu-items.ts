import type { ReactNode } from 'react';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  /** Navigates to another page instead of calling `onSelect`. */
  to?: string;
  onSelect?: () => void;
  /** Shown in raspberry at the end, after a separator. */
  danger?: boolean;
  /** The item stays visible and explains why it cannot be selected. */
  disabledReason?: string | undefined;
  /** Marks the current item, such as the current organisation. */
  current?: boolean;
}

/** A choice between a few values, such as 화면 밝기. */
export interface MenuChoice {
  kind: 'choice';
  label: string;
  value: string;
  options: readonly { value: string; label: string; icon?: ReactNode }[];
  onValueChange: (value: string) => void;
}

export type MenuItem = MenuAction | MenuChoice | 'separator';

export const isChoice = (item: MenuAction | MenuChoice): item is MenuChoice => 'kind' in item;
