import { style } from '@vanilla-extract/css';
import { size, vars } from '@/shared/styles';

/** Has no box of its own, because receiver pages have their own frames. */
export const alone = style({ display: 'contents' });
export const beside = style({ display: 'flex', minHeight: '100dvh', backgroundColor: vars.bg.canvas });
export const rest = style({ flex: 1, minWidth: 0 });
/** Reserves the sidebar's space until it has loaded, so that the layout doesn't shift. */
export const place = style({ flex: 'none', width: size.sidebar });
