import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, text, vars } from '@/shared/styles';

export const header = recipe({
  base: { display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 },
  variants: {
    kind: {
      // On phones, actions wrap below the title if its longest word doesn't fit next to them.
      page: {
        alignItems: 'flex-end',
        marginBottom: 20,
        '@media': { [media.mobile]: { flexWrap: 'wrap', marginBottom: 12 } },
      },
      // Compensates for the arrow's padding, so that the arrow lines up with the content.
      inner: { marginBottom: 20, marginLeft: -10, '@media': { [media.mobile]: { marginBottom: 12 } } },
      bar: { minHeight: 62, padding: '0 24px 0 16px', borderBottom: `1px solid ${vars.border.subtle}` },
    },
  },
});
export const textBlock = recipe({
  base: { flex: 1, minWidth: 0 },
  variants: {
    kind: {
      page: { '@media': { [media.mobile]: { minWidth: 'min-content' } } },
      inner: { '@media': { [media.mobile]: { minWidth: 'min-content' } } },
      // The title is cut off instead, so its width must not push the actions off the screen.
      bar: {},
    },
  },
});
export const line = style({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 });
export const title = recipe({
  base: { minWidth: 0 },
  variants: {
    kind: {
      page: { ...text.titleLg, wordBreak: 'keep-all', overflowWrap: 'break-word' },
      inner: { ...text.titleMd, fontSize: 19 },
      bar: { ...text.titleMd, fontSize: 19, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
});
export const description = style({ ...text.bodySm, marginTop: 2, color: vars.text.secondary });
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  // At 320 pixels, two long buttons don't fit next to each other.
  '@media': { [media.mobile]: { flexWrap: 'wrap', maxWidth: '100%' } },
});
