import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/styles';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 180px',
  gap: 8,
  alignItems: 'center',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** As high as some people are, so that the buttons stay where they are while somebody is looked for. */
export const results = style({ minHeight: 280 });
export const person = style({
  borderBottom: `1px solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBottom: 'none' } },
});
/** The whole line can be pressed. */
globalStyle(`${person} > label`, { width: '100%', padding: '10px 4px', overflowWrap: 'anywhere' });
