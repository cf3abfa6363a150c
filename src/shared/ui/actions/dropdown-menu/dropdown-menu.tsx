import { useState, type ReactElement } from 'react';
import { useLayout } from '@/shared/ui/layout/responsive';
import type { MenuItem } from './menu-items';
import { MenuPopup } from './menu-popup';
import { MenuSheet } from './menu-sheet';

export interface DropdownMenuProps {
  /** The menu's accessible name, and the sheet's title on mobile. */
  label: string;
  /** A button that forwards its attributes and ref, such as Button, IconButton or UserButton. */
  trigger: ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'dialog'; 'aria-expanded'?: boolean }>;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  side?: 'top' | 'right' | 'bottom';
}

export function DropdownMenu(props: DropdownMenuProps) {
  const [open, setOpen] = useState(false);
  const Menu = useLayout() === 'mobile' ? MenuSheet : MenuPopup;
  return <Menu {...props} open={open} onOpenChange={setOpen} />;
}
