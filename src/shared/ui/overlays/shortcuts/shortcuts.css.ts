import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const columns = style({ columns: '2 240px', columnGap: 32 });
export const group = style({ breakInside: 'avoid', marginBottom: 20 });
export const heading = style({ ...text.labelSm, marginBottom: 8, color: vars.text.tertiary, fontWeight: 600 });
export const row = style({
  ...text.bodySm,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 30,
});
export const keys = style({ display: 'flex', gap: 4 });
export const key = style({
  minWidth: 24,
  padding: '1px 6px',
  borderRadius: 5,
  backgroundColor: vars.neutral.soft,
  fontSize: 12,
  lineHeight: '20px',
  fontWeight: 600,
  textAlign: 'center',
});
