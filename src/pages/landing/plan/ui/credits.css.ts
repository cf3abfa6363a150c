import { style } from '@vanilla-extract/css';
import { media, space, text, vars } from '@/shared/styles';

export const credits = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[12],
  marginTop: 48,
  '@media': { [media.rail]: { gap: space[8] }, [media.mobile]: { display: 'block' } },
});
export const title = style({ ...text.titleLg });
export const lead = style({ ...text.bodyMd, marginTop: 4, color: vars.text.secondary, textWrap: 'balance' });
export const table = style({ width: '100%', '@media': { [media.mobile]: { marginTop: space[5] } } });
export const row = style({ borderBottom: `1px solid ${vars.border.subtle}` });
const cell = { ...text.bodyMd, padding: '11px 0' } as const;
export const item = style({ ...cell, textAlign: 'left' });
export const value = style({ ...cell, fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums' });
