export { Drawer, Sheet, type SheetProps } from './sheet';
