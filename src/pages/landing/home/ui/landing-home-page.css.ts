import { style } from '@vanilla-extract/css';
import { media, space, text } from '@/shared/styles';

export const desktopOnly = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const mobileOnly = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const section = style({
  maxWidth: 1264,
  margin: '0 auto',
  padding: `${space[30]} ${space[8]} 0`,
  '@media': { [media.mobile]: { padding: `72px ${space[5]} 0` } },
});
export const heading = style({
  ...text.displayMd,
  '@media': { [media.mobile]: { fontSize: 29, lineHeight: 1.34, letterSpacing: '-0.024em' } },
});
