export { UserButton, MobileTopBar, TopBar } from './top-bar';
