export { BottomTabBar, type BottomTab, type BottomTabBarProps } from './bottom-tab-bar';
