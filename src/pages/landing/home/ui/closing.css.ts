import { style } from '@vanilla-extract/css';
import { media, space, text, vars } from '@/shared/styles';

export const closing = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `132px ${space[8]} 128px`,
  textAlign: 'center',
  '@media': { [media.mobile]: { padding: `76px ${space[5]} 64px` } },
});
export const mark = style({
  width: 74,
  height: 74,
  '@media': { [media.mobile]: { width: 56, height: 56 } },
});
export const title = style({ marginTop: 32, '@media': { [media.mobile]: { marginTop: 24 } } });
export const textBlock = style({
  ...text.bodyLg,
  marginTop: 8,
  fontSize: 17,
  color: vars.text.secondary,
  '@media': { [media.mobile]: { fontSize: 16 } },
});
export const actions = style({
  display: 'flex',
  gap: 10,
  marginTop: 28,
  '@media': { [media.mobile]: { width: '100%', maxWidth: 480, marginTop: 24 } },
});
export const action = style({ '@media': { [media.mobile]: { flex: 1 } } });
export const supportLink = style({ '@media': { [media.mobile]: { display: 'none' } } });
