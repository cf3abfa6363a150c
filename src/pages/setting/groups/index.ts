export { GroupsPage as Component } from './ui/groups-page';
