export type { MenuPlace } from './model/menu-row';
export { CommandBar } from './ui/command-bar';
export { CommandButton } from './ui/command-button';
