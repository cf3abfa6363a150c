import { style } from '@vanilla-extract/css';
import { space } from '@/shared/styles';

export const note = style({ marginBottom: space[4] });
/** Long addresses wrap instead of pushing the menu out of the sheet. */
export const address = style({ overflowWrap: 'anywhere' });
export const number = style({ whiteSpace: 'nowrap' });
