import { globalStyle, style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '10px 24px',
  margin: 0,
  padding: '16px',
  borderRadius: radius.lg,
  backgroundColor: vars.bg.canvas,
  fontSize: 14,
  lineHeight: '22px',
});
globalStyle(`${facts} dt`, { color: vars.text.secondary });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' });
export const heading = style({ ...text.titleLg, margin: 0, fontSize: 22 });
export const description = style({ ...text.bodyMd, marginTop: 2, color: vars.text.secondary });
