export { BottomTabBar } from './bottom-tab-bar';
