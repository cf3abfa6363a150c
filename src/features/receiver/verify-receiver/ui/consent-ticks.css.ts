import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius, space, text, vars } from '@/shared/styles';

export const ticks = recipe({
  variants: {
    size: {
      long: {},
      short: { overflow: 'hidden', border: `1px solid ${vars.border.subtle}`, borderRadius: radius.xl },
    },
  },
});
export const allConsents = recipe({
  base: { backgroundColor: vars.bg.canvas, fontWeight: 600 },
  variants: {
    size: {
      long: { padding: `${space[3]} ${space[4]}`, borderRadius: radius.xl },
      short: { padding: `${space[1]} ${space[4]}` },
    },
  },
});
export const singleConsent = recipe({
  base: { display: 'grid' },
  variants: {
    size: {
      long: { gap: space[5], padding: `${space[5]} ${space[4]}` },
      short: { padding: `${space[1]} ${space[2]} ${space[1]} ${space[4]}` },
    },
  },
});
/** The checkbox and the button that expands its text share a line, with the text below. */
export const collapsed = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' });
export const expandButton = style({
  ...text.labelSm,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  padding: `0 ${space[2]}`,
  borderRadius: radius.md,
  color: vars.text.secondary,
});
export const arrow = style({
  width: 16,
  height: 16,
  selectors: { [`${expandButton}[aria-expanded=true] &`]: { transform: 'rotate(180deg)' } },
});
export const textBlock = style({
  ...text.caption,
  gridColumn: '1 / -1',
  padding: `0 ${space[2]} ${space[2]} 28px`,
  color: vars.text.tertiary,
  '@media': { [media.cramped]: { paddingInlineStart: 0 } },
});
