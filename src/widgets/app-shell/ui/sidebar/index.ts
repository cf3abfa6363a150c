export { OrganizationButton } from './organization-button';
export { Sidebar } from './sidebar';
export type { SidebarLink } from './sidebar-item';
export { SidebarMeter } from './sidebar-meter';
