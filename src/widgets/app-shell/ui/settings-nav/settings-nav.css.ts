import { style } from '@vanilla-extract/css';
import { duration, media, radius, text, vars } from '@/shared/styles';

export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: 18,
  width: 196,
  padding: '26px 14px',
  overflowY: 'auto',
  borderRight: `1px solid ${vars.border.subtle}`,
  '@media': {
    [media.rail]: { width: 152, paddingInline: 8 },
    [media.mobile]: { width: 'auto', padding: '8px 20px 32px', borderRight: 0 },
  },
});
export const heading = style({
  ...text.titleSm,
  fontWeight: 700,
  padding: '0 10px',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const group = style({ display: 'flex', flexDirection: 'column', gap: 1 });
export const groupName = style({
  ...text.caption,
  padding: '0 10px 6px',
  color: vars.text.tertiary,
  '@media': { [media.mobile]: { padding: '0 0 4px' } },
});
export const item = style({
  ...text.bodySm,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 34,
  padding: '5px 10px',
  borderRadius: radius.md,
  color: vars.text.secondary,
  transition: `background-color ${duration.instant}`,
  selectors: {
    '&:hover': { backgroundColor: vars.fill.hover },
    '&[aria-current=page]': { backgroundColor: vars.neutral.soft, color: vars.text.primary, fontWeight: 650 },
  },
  '@media': {
    [media.mobile]: {
      ...text.bodyLg,
      minHeight: 52,
      padding: 0,
      borderRadius: 0,
      borderBottom: `1px solid ${vars.border.subtle}`,
      color: vars.text.primary,
      selectors: { '&[aria-current=page]': { backgroundColor: 'transparent' } },
    },
  },
});
export const arrow = style({ color: vars.text.tertiary, '@media': { [media.desktop]: { display: 'none' } } });
