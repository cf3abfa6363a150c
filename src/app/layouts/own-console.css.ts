import { style } from '@vanilla-extract/css';
import { size, vars } from '@/shared/styles';

/** As if it were not there: receivers' pages have frames of their own. */
export const alone = style({ display: 'contents' });
export const beside = style({ display: 'flex', minHeight: '100dvh', backgroundColor: vars.bg.canvas });
export const rest = style({ flex: 1, minWidth: 0 });
/** Keeps the sidebar's place until it is there, so that nothing moves. */
export const place = style({ flex: 'none', width: size.sidebar });
