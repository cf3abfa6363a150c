import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const form = style({ display: 'grid', gap: 28, maxWidth: 560 });
export const section = style({
  display: 'grid',
  gap: 18,
  selectors: { '& + &': { paddingTop: 24, borderTop: `1px solid ${vars.border.subtle}` } },
});
export const heading = style({ ...text.titleSm });
export const choices = style({ display: 'grid', gap: 10 });
export const shortInput = style({ maxWidth: 160 });
