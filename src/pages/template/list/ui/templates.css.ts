import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius, text, vars } from '@/shared/styles';

const PICTURE_HEIGHT = 214;
const THUMB = 44;

export const pages = style({ marginTop: 16 });

export const list = recipe({
  base: { margin: '12px 0 0', padding: 0, listStyle: 'none' },
  variants: {
    view: {
      cards: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
        gap: '28px 20px',
        '@media': {
          [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '24px 14px' },
          [media.belowSm]: { display: 'block' },
        },
      },
      rows: { display: 'block' },
    },
  },
});

/** A row with a thumbnail, used in lists and on narrow phones. */
const row = {
  display: 'grid',
  gridTemplateColumns: `${THUMB}px minmax(0, 1fr) auto auto`,
  gridTemplateAreas: '"picture words bookmark menu"',
  gap: '0 4px',
  alignItems: 'center',
  padding: '10px 0',
  borderBottom: `1px solid ${vars.border.subtle}`,
} as const;

export const card = recipe({
  base: { position: 'relative', minWidth: 0 },
  variants: {
    view: {
      cards: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"picture" "words"',
        gap: 12,
        '@media': { [media.belowSm]: row },
      },
      rows: row,
    },
  },
});

const thumb = { height: 56, marginRight: 8, padding: 0, borderRadius: radius.sm } as const;
export const picture = recipe({
  base: {
    gridArea: 'picture',
    position: 'relative',
    overflow: 'hidden',
    border: `1px solid ${vars.border.subtle}`,
    backgroundColor: vars.bg.canvas,
  },
  variants: {
    view: {
      cards: {
        height: PICTURE_HEIGHT,
        padding: '18px 16px 0',
        borderRadius: radius.lg,
        '@media': { [media.belowSm]: thumb },
      },
      rows: thumb,
    },
  },
});
export const page = recipe({
  base: { display: 'block', width: '100%', objectFit: 'cover', objectPosition: 'top', backgroundColor: '#fff' },
  variants: {
    view: {
      cards: {
        boxShadow: `0 0 0 1px ${vars.border.subtle}`,
        '@media': { [media.belowSm]: { height: '100%' } },
      },
      rows: { height: '100%' },
    },
  },
});
export const missingPageIcon = style({
  position: 'absolute',
  inset: 0,
  width: 28,
  height: 28,
  margin: 'auto',
  color: vars.text.tertiary,
});

/** Only shown while the card is hovered or focused, because it covers the page. */
export const hoverActions = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  justifyContent: 'center',
  gap: 8,
  padding: '40px 12px 14px',
  backgroundImage: `linear-gradient(transparent, ${vars.bg.canvas} 60%)`,
  opacity: 0,
  '@media': { [media.belowSm]: { display: 'none' }, [media.touch]: { display: 'none' } },
});
globalStyle(`${card.classNames.base}:hover ${hoverActions}, ${card.classNames.base}:focus-within ${hoverActions}`, {
  opacity: 1,
});

export const bookmark = recipe({
  variants: {
    view: {
      cards: {
        position: 'absolute',
        top: 8,
        right: 8,
        borderRadius: radius.md,
        backgroundColor: vars.bg.surface,
        boxShadow: `0 0 0 1px ${vars.border.subtle}`,
        '@media': {
          [media.belowSm]: {
            position: 'static',
            gridArea: 'bookmark',
            boxShadow: 'none',
            backgroundColor: 'transparent',
          },
        },
      },
      rows: { gridArea: 'bookmark' },
    },
  },
});
export const bookmarkIcon = recipe({
  base: { color: vars.text.secondary },
  variants: { isOn: { true: { color: vars.accent.text, fill: 'currentColor' }, false: {} } },
});

export const textBlock = style({ gridArea: 'words', minWidth: 0 });
export const line = recipe({
  base: { display: 'flex', gap: 8, alignItems: 'center', minWidth: 0 },
  variants: {
    view: {
      // The menu button is at the end of the line.
      cards: { minHeight: 26, paddingRight: 40, '@media': { [media.belowSm]: { paddingRight: 0 } } },
      rows: {},
    },
  },
});
export const name = style({
  ...text.bodyMd,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 700,
  color: vars.text.primary,
  textDecoration: 'none',
});
export const fact = style({ ...text.bodySm, margin: '2px 0 0', color: vars.text.secondary });
const together = { justifyContent: 'flex-start', gap: 12 } as const;
export const factLine = recipe({
  base: { ...text.bodySm, display: 'flex', margin: 0, color: vars.text.tertiary, fontVariantNumeric: 'tabular-nums' },
  variants: {
    view: {
      cards: { justifyContent: 'space-between', gap: 8, '@media': { [media.belowSm]: together } },
      rows: together,
    },
  },
});
export const menu = recipe({
  variants: {
    view: {
      cards: {
        gridArea: 'words',
        alignSelf: 'start',
        justifySelf: 'end',
        marginTop: -6,
        '@media': { [media.belowSm]: { gridArea: 'menu', alignSelf: 'center', marginTop: 0 } },
      },
      rows: { gridArea: 'menu' },
    },
  },
});
export const failure = style({ marginTop: 16 });
export const skeletonPicture = recipe({
  variants: {
    view: {
      cards: { height: PICTURE_HEIGHT, '@media': { [media.belowSm]: { gridArea: 'picture', height: 56 } } },
      rows: { gridArea: 'picture', height: 56 },
    },
  },
});
export const skeletonWords = style({ display: 'flex', flexDirection: 'column', gap: 10 });
