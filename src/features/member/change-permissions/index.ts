export { PermissionCheckbox } from './ui/permission-checkbox';
