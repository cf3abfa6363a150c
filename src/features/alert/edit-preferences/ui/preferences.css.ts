import { style } from '@vanilla-extract/css';
import { space, text, vars } from '@/shared/styles';

export const kinds = style({ display: 'grid', gap: space[1] });
export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minHeight: 44,
});
export const mail = style({ width: 140 });
export const fixedNote = style({ ...text.bodySm, color: vars.text.secondary });
export const quiet = style({
  display: 'grid',
  gap: space[2],
  marginBottom: space[4],
  paddingBottom: space[4],
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const times = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[2] });
