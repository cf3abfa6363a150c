export { MeButton, MobileTopBar, TopBar } from './top-bar';
