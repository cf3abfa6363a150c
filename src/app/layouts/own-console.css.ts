import { style } from '@vanilla-extract/css';
import { size, vars } from '@/shared/styles';

/** Generates no box, because receiver pages have their own frames. */
export const passThrough = style({ display: 'contents' });
export const besideSidebar = style({ display: 'flex', minHeight: '100dvh', backgroundColor: vars.bg.canvas });
export const content = style({ flex: 1, minWidth: 0 });
/** Reserves the sidebar's space until it has loaded, to prevent a layout shift. */
export const placeholder = style({ flex: 'none', width: size.sidebar });
