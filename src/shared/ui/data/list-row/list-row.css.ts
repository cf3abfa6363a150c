import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { duration, media, text, vars } from '@/shared/styles';

export const row = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 60,
    padding: '10px 4px',
    borderBottom: `1px solid ${vars.border.subtle}`,
    selectors: { '&:last-child': { borderBottom: 0 } },
  },
  variants: {
    clickable: {
      true: {
        transition: `background-color ${duration.instant}`,
        selectors: { '&:active': { backgroundColor: vars.fill.hover } },
      },
      false: {},
    },
    tailBelow: {
      true: { '@media': { [media.belowSm]: { flexWrap: 'wrap' } } },
      false: {},
    },
  },
});
export const textBlock = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const title = style({ ...text.labelMd, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const link = style({
  borderRadius: 4,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: -2 },
  },
});
/** A button is a single inline box, so it must truncate its own text. */
export const openButton = style({
  display: 'block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const description = style({ fontSize: 13, lineHeight: '20px', color: vars.text.tertiary });
export const trailing = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  color: vars.text.tertiary,
});
export const arrow = style({ flex: 'none', color: vars.text.tertiary });
export const trailingBelow = style({
  '@media': { [media.belowSm]: { flexBasis: '100%', justifyContent: 'flex-end' } },
});
