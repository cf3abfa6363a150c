import type { ReactNode } from 'react';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  /** The page that the item opens, instead of calling `onSelect`. */
  to?: string;
  onSelect?: () => void;
  /** Shows the item in raspberry at the end, after a separator. */
  danger?: boolean;
  /** Why the item can't be selected. It stays visible. */
  disabledReason?: string | undefined;
  /** Marks the current item, such as the active organisation. */
  current?: boolean;
}

/** A choice between a few values, such as 화면 밝기 (brightness). */
export interface MenuChoice {
  kind: 'choice';
  label: string;
  value: string;
  options: readonly { value: string; label: string; icon?: ReactNode }[];
  onValueChange: (value: string) => void;
}

export type MenuItem = MenuAction | MenuChoice | 'separator';

export const isChoice = (item: MenuAction | MenuChoice): item is MenuChoice => 'kind' in item;
