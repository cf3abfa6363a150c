import { style } from '@vanilla-extract/css';
import { media, radius, text, vars } from '@/shared/styles';

export const heading = style({ ...text.titleLg, margin: 0, '@media': { [media.mobile]: { fontSize: 22 } } });
export const subtitle = style({ ...text.bodyMd, marginTop: 2, color: vars.text.secondary });
export const card = style({
  padding: '16px 18px 18px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});
