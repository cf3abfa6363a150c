import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const deadline = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 104px', gap: 8 });
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  selectors: { '& + &': { marginTop: 24, paddingTop: 24, borderTop: `1px solid ${vars.border.subtle}` } },
});
export const days = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', paddingLeft: 28 });
export const heading = style({ ...text.titleSm, fontSize: 16 });
export const switches = style({ display: 'flex', flexDirection: 'column', gap: 12 });
