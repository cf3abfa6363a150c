import { globalStyle, style } from '@vanilla-extract/css';
import { media, radius, text, vars } from '@/shared/styles';

export const result = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 440,
  padding: '40px 32px 32px',
  borderRadius: radius.xl,
  backgroundColor: vars.bg.surface,
  textAlign: 'center',
  '@media': { [media.mobile]: { padding: '32px 20px 20px' } },
});
export const icon = style({ display: 'grid', justifyItems: 'center', color: vars.success.fill });
globalStyle(`${icon} > svg`, { width: 52, height: 52, strokeWidth: 1.75 });
export const isWaiting = style([icon, { color: vars.text.tertiary }]);
export const title = style({ ...text.titleLg, margin: '14px 0 6px', outline: 'none' });
export const description = style({ ...text.bodyMd, margin: '0 0 28px', color: vars.text.secondary });
