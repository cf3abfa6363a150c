import { LayerPanel, type DialogProps } from '@/shared/ui/overlays/dialog';

export type SheetProps = Omit<DialogProps, 'width'>;

/** A bottom sheet, for content that only phones show. */
export const Sheet = (props: SheetProps) => <LayerPanel {...props} shape="sheet" />;

/** 440 px wide, from the right, beside a list. A sheet on mobile. */
export const Drawer = (props: SheetProps) => <LayerPanel {...props} shape="drawer" />;
