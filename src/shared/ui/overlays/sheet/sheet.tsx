import { LayerPanel, type DialogProps } from '@/shared/ui/overlays/dialog';

export type SheetProps = Omit<DialogProps, 'width'>;

export const Sheet = (props: SheetProps) => <LayerPanel {...props} shape="sheet" />;

/** A panel on the right, 440 px wide, usually next to a list. A sheet on mobile. */
export const Drawer = (props: SheetProps) => <LayerPanel {...props} shape="drawer" />;
