import { style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '16px 18px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});
export const heading = style({ ...text.titleSm, margin: 0 });
export const description = style({ ...text.bodySm, marginTop: 2, color: vars.text.secondary });
