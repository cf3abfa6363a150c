export { MeButton, MobileTopBar, TopBar, type MobileTopBarProps, type TopBarProps } from './top-bar';
