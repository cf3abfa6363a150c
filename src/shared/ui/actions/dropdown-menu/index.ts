export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu';
export type { MenuAction, MenuChoice, MenuItem } from './menu-items';
