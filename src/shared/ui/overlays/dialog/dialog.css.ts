import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { duration, ease, media, motion, radius, size, text, vars, zIndex } from '@/shared/styles';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.scrim,
  backgroundColor: vars.scrim,
  animation: `${motion.fadeIn} ${duration.slow} ${ease.enter}`,
  selectors: { '&[data-state=closed]': { animation: `${motion.fadeOut} ${duration.base} ${ease.exit} forwards` } },
});

const still = {
  animationName: motion.fadeIn,
  selectors: { '&[data-state=closed]': { animationName: motion.fadeOut } },
} as const;

const sheetShape = {
  inset: 'auto 0 0',
  width: '100%',
  maxWidth: 640,
  maxHeight: '92dvh',
  margin: '0 auto',
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  animation: `${motion.slideUp} ${duration.slow} ${ease.standard}`,
  selectors: { '&[data-state=closed]': { animation: `${motion.slideDown} ${duration.base} ${ease.exit} forwards` } },
} as const;

export const panel = recipe({
  base: {
    position: 'fixed',
    zIndex: zIndex.dialog,
    display: 'flex',
    flexDirection: 'column',
    height: 'fit-content',
    backgroundColor: vars.bg.raised,
    color: vars.text.primary,
    boxShadow: vars.elevation[4],
    outline: 'none',
  },
  variants: {
    shape: {
      dialog: {
        inset: 0,
        margin: 'auto',
        maxWidth: 'calc(100vw - 48px)',
        maxHeight: 'calc(100dvh - 48px)',
        borderRadius: radius.xl,
        animation: `${motion.riseIn} ${duration.slow} ${ease.enter}`,
        selectors: {
          '&[data-state=closed]': { animation: `${motion.fadeOut} ${duration.base} ${ease.exit} forwards` },
        },
        '@media': { [media.mobile]: sheetShape, [media.reducedMotion]: still },
      },
      drawer: {
        inset: '0 0 0 auto',
        width: 440,
        height: '100dvh',
        animation: `${motion.slideLeft} ${duration.slow} ${ease.standard}`,
        selectors: {
          '&[data-state=closed]': { animation: `${motion.slideRight} ${duration.base} ${ease.exit} forwards` },
        },
        '@media': { [media.mobile]: { ...sheetShape, height: 'fit-content' }, [media.reducedMotion]: still },
      },
      sheet: { ...sheetShape, '@media': { [media.reducedMotion]: still } },
    },
    width: { 420: {}, 480: {}, 560: {}, 600: {} },
  },
  compoundVariants: ([420, 480, 560, 600] as const).map((width) => ({
    variants: { shape: 'dialog' as const, width },
    style: { '@media': { [media.desktop]: { width } } },
  })),
  defaultVariants: { shape: 'dialog', width: 480 },
});

export const grabber = style({
  display: 'none',
  flex: 'none',
  justifyContent: 'center',
  padding: '10px 0 6px',
  touchAction: 'none',
  cursor: 'grab',
  '::before': { content: '', width: 40, height: 4, borderRadius: radius.full, backgroundColor: vars.border.default },
  '@media': { [media.mobile]: { display: 'flex' } },
});
export const grabberAlways = style({ display: 'flex' });

export const header = style({
  flex: 'none',
  padding: '24px 64px 0 24px',
  '@media': { [media.mobile]: { padding: '8px 64px 0 20px' } },
});
export const title = style({ ...text.titleMd });
export const description = style({ ...text.bodySm, marginTop: 6, color: vars.text.secondary });
export const body = style({
  // Not `flex: 1`, because WebKit treats the `fit-content` of a fixed panel as a height and collapses a zero basis.
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '20px 24px 24px',
  '@media': { [media.mobile]: { padding: '16px 20px calc(20px + env(safe-area-inset-bottom))' } },
});
export const footer = style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '0 24px 24px',
  '@media': { [media.mobile]: { padding: `12px 20px calc(16px + env(safe-area-inset-bottom))` } },
});
/** Doubles the selector to win over the button's own position, whichever style loads last. */
export const close = style({
  selectors: { '&&': { position: 'absolute' } },
  top: 20,
  right: 20,
  '@media': { [media.mobile]: { top: 12, right: 12 } },
});
export const leaveGuard = style({ paddingTop: 24 });

// On a phone, the buttons share the footer's width to be easier to reach. A disabled button is inside a tooltip without
// a box, so it is selected separately.
globalStyle(`${footer} > *, ${footer} > * > [aria-disabled=true]`, {
  '@media': { [media.mobile]: { flex: 1, minHeight: size.controlLg } },
});

// Keeps the text away from the buttons if there is no body.
globalStyle(`${header} + ${footer}`, { paddingTop: 24 });
