export { DeleteGroupDialog } from './ui/delete-group-dialog';
export { GroupDrawer } from './ui/group-drawer';
