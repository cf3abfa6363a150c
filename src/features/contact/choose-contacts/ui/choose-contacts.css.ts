import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/styles';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 180px',
  gap: 8,
  alignItems: 'center',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Tall enough for a few people, so that the buttons don't move while searching. */
export const results = style({ minHeight: 280 });
export const person = style({
  borderBottom: `1px solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBottom: 'none' } },
});
globalStyle(`${person} > label`, { width: '100%', padding: '10px 4px', overflowWrap: 'anywhere' });
