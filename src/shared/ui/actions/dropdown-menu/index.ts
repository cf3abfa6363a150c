export { DropdownMenu } from './dropdown-menu';
export type { MenuAction, MenuItem } from './menu-items';
