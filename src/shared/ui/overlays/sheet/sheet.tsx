import { LayerPanel, type DialogProps } from '@/shared/ui/overlays/dialog';

export type SheetProps = Omit<DialogProps, 'width'>;

/** From below, for what only phones show. */
export const Sheet = (props: SheetProps) => <LayerPanel {...props} shape="sheet" />;

/** 440 wide from the right beside a list; a sheet on mobile. */
export const Drawer = (props: SheetProps) => <LayerPanel {...props} shape="drawer" />;
