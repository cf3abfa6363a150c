import { style } from '@vanilla-extract/css';
import { media, radius, vars } from '@/shared/styles';

export const wrapper = style({ position: 'relative', display: 'block', width: '100%', maxWidth: 360 });
export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  opacity: 0,
  fontSize: 16,
  letterSpacing: '1.4em',
  cursor: 'text',
});
export const boxes = style({ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 8 });
export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: 56,
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
  color: vars.text.primary,
  fontSize: 24,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${input}:focus ~ * > &[data-active]`]: {
      borderColor: vars.accent.fill,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.accent.fill} 20%, transparent)`,
    },
    [`${input}[aria-invalid=true] ~ * > &`]: {
      borderColor: vars.danger.fill,
      boxShadow: `inset 0 0 0 1px ${vars.danger.fill}`,
    },
    [`${input}:disabled ~ * > &`]: {
      backgroundColor: vars.neutral.soft,
      borderColor: vars.border.default,
      color: vars.text.disabled,
    },
  },
  '@media': { [media.belowSm]: { height: 52 } },
});
