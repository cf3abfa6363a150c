import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { duration, media, radius, text, vars } from '@/shared/styles';

export const zone = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    padding: '34px 20px 30px',
    border: `1.5px dashed ${vars.border.control}`,
    borderRadius: radius.xl,
    backgroundColor: vars.bg.surface,
    textAlign: 'center',
    transition: `background-color ${duration.fast}, border-color ${duration.fast}`,
    '@media': { [media.mobile]: { display: 'block', padding: 0, border: 0, background: 'none' } },
  },
  variants: {
    over: { true: { borderColor: vars.accent.fill, backgroundColor: vars.accent.soft }, false: {} },
    compact: { true: { padding: '20px 20px 18px' }, false: {} },
  },
});
export const tile = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 54,
  height: 54,
  marginBottom: 8,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.canvas,
  color: vars.text.primary,
});
export const tileIcon = style({ width: 26, height: 26 });
export const textBlock = style({ ...text.titleSm });
export const orText = style({ ...text.bodySm, color: vars.text.tertiary });
export const hint = style({
  ...text.labelSm,
  marginTop: 6,
  color: vars.text.tertiary,
  fontWeight: 400,
  '@media': { [media.mobile]: { marginTop: 10, textAlign: 'center' } },
});
export const buttons = style({ display: 'flex', flexDirection: 'column', gap: 8 });
