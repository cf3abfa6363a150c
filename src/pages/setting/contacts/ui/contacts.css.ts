import { style } from '@vanilla-extract/css';
import { space } from '@/shared/styles';

export const note = style({ marginBottom: space[4] });
/** Long addresses wrap, so that the menu stays inside the sheet. */
export const address = style({ overflowWrap: 'anywhere' });
export const number = style({ whiteSpace: 'nowrap' });
