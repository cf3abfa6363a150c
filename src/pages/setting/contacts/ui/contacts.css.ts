import { style } from '@vanilla-extract/css';
import { space } from '@/shared/styles';

export const note = style({ marginBottom: space[4] });
export const list = style({ marginTop: space[3] });
export const rows = style({ display: 'grid', gap: space[4], padding: `${space[2]} 0` });
/** Long addresses wrap instead of pushing the menu out of the sheet. */
export const address = style({ overflowWrap: 'anywhere' });
export const number = style({ whiteSpace: 'nowrap' });
