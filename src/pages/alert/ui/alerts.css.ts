import { style } from '@vanilla-extract/css';
import { space, text, vars } from '@/shared/styles';

export const filters = style({ marginBottom: space[4] });
/** Leaves space below the message about a failed refresh. */
export const days = style({ marginTop: space[4] });
export const day = style({ selectors: { '& + &': { marginTop: space[6] } } });
export const dayTitle = style({ ...text.titleSm, marginBottom: space[2], color: vars.text.secondary });
export const more = style({ display: 'grid', justifyItems: 'center', marginTop: space[5] });
