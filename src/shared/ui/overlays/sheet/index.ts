export { Drawer, Sheet } from './sheet';
