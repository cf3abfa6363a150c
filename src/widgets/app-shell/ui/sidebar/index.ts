export { OrganizationButton, type OrganizationButtonProps } from './organization-button';
export { Sidebar, type SidebarProps } from './sidebar';
export type { SidebarLink } from './sidebar-item';
export { SidebarMeter, type SidebarMeterProps } from './sidebar-meter';
