import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@/shared/styles';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'start',
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
});
export const people = style({
  ...text.bodySm,
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 12,
  borderRadius: 12,
  backgroundColor: vars.bg.canvas,
});
export const person = style({ display: 'flex', justifyContent: 'space-between', gap: 16 });
export const role = style({ flex: 'none', color: vars.text.secondary });
export const assignee = style({ margin: 0, fontWeight: 600, textAlign: 'end', overflowWrap: 'anywhere' });
