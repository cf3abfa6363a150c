import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { duration, media, radius, size, text, vars, withoutHasSelector } from '@/shared/styles';

const focusRing = `0 0 0 3px color-mix(in srgb, ${vars.accent.fill} 20%, transparent)`;
const within = '&:focus-within:not(:has(button:focus))';

/** A box that looks like an input, but can contain icons and buttons. */
export const box = recipe({
  base: {
    ...text.bodySm,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minWidth: 0,
    border: `1px solid ${vars.border.control}`,
    backgroundColor: vars.bg.surface,
    color: vars.text.primary,
    transition: `border-color ${duration.fast}, box-shadow ${duration.fast}`,
    cursor: 'text',
    selectors: {
      [within]: { borderColor: vars.accent.fill, boxShadow: focusRing },
      '&:has([aria-invalid=true])': { borderColor: vars.danger.fill, boxShadow: `inset 0 0 0 1px ${vars.danger.fill}` },
      [`${within}:has([aria-invalid=true])`]: {
        borderColor: vars.danger.fill,
        boxShadow: `inset 0 0 0 1px ${vars.danger.fill}, 0 0 0 3px color-mix(in srgb, ${vars.danger.fill} 20%, transparent)`,
      },
      '&:has(input:read-only, textarea:read-only)': {
        backgroundColor: vars.bg.canvas,
        borderColor: vars.border.default,
      },
      '&:has(input:disabled, textarea:disabled)': {
        backgroundColor: vars.neutral.soft,
        borderColor: vars.border.default,
        color: vars.text.disabled,
        cursor: 'not-allowed',
      },
    },
    // iOS zooms in on inputs with a font below 16 px.
    '@media': { [media.mobile]: { fontSize: 16 } },
    '@supports': {
      [withoutHasSelector]: {
        selectors: { '&:focus-within': { borderColor: vars.accent.fill, boxShadow: focusRing } },
      },
    },
  },
  variants: {
    size: {
      sm: { minHeight: 34, borderRadius: radius.md, '@media': { [media.mobile]: { minHeight: size.touchMin } } },
      md: {
        minHeight: size.input,
        borderRadius: radius.md,
        '@media': { [media.mobile]: { minHeight: size.touchMin } },
      },
      lg: { minHeight: size.inputLg, borderRadius: 10, fontSize: 16 },
    },
    quiet: { true: { borderColor: vars.border.default }, false: {} },
  },
  defaultVariants: { size: 'md', quiet: false },
});

export const input = style({
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  width: '100%',
  padding: '0 12px',
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&:-webkit-autofill': { transition: 'background-color 99999s' },
    '&::-webkit-search-cancel-button': { display: 'none' },
    // Pretendard's bullet is too small to count the characters.
    '&[type=password]:not(:placeholder-shown)': { fontFamily: 'Verdana, Arial, sans-serif', letterSpacing: 2 },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@supports': {
    [withoutHasSelector]: {
      selectors: { '&[aria-invalid=true]': { boxShadow: `inset 0 0 0 1px ${vars.danger.fill}` } },
    },
  },
});

export const leading = style({
  display: 'flex',
  flex: 'none',
  paddingLeft: 12,
  color: vars.text.tertiary,
  pointerEvents: 'none',
});
export const trailing = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingRight: 8,
  color: vars.text.tertiary,
});

export const area = style([input, { padding: '9px 12px', resize: 'none', lineHeight: '22px', overflowY: 'auto' }]);
export const counter = recipe({
  base: {
    ...text.labelSm,
    position: 'absolute',
    right: 0,
    bottom: 'calc(100% + 8px)',
    color: vars.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { over: { true: { color: vars.danger.text, fontWeight: 600 }, false: {} } },
});

export type BoxVariants = NonNullable<RecipeVariants<typeof box>>;
