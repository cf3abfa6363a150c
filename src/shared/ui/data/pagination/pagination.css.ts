import { style } from '@vanilla-extract/css';
import { media, radius, vars } from '@/shared/styles';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '14px 4px',
  fontVariantNumeric: 'tabular-nums',
});
export const summary = style({ color: vars.text.secondary });
export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 32,
  height: 32,
  padding: '0 6px',
  borderRadius: radius.md,
  fontSize: 13,
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: {
    '&:hover:not([aria-disabled=true], [aria-current])': { backgroundColor: vars.fill.hover },
    '&[aria-current=page]': { backgroundColor: vars.neutral.soft, color: vars.text.primary, fontWeight: 700 },
    '&[aria-disabled=true]': { color: vars.text.disabled, cursor: 'default' },
  },
});
export const gap = style({ minWidth: 24, textAlign: 'center', color: vars.text.tertiary });
export const mobileOnly = style({ flex: 1, '@media': { [media.desktop]: { display: 'none' } } });
export const desktopOnly = style({ '@media': { [media.mobile]: { display: 'none' } } });
