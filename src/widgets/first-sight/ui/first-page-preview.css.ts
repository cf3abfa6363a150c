import { keyframes, style } from '@vanilla-extract/css';
import { font, media, text, vars } from '@/shared/styles';

/** The system fonts, because the app's own fonts (100 kB in four files) would delay the document. */
const ownFaces = font.sans.slice(font.sans.indexOf('-apple-system'));

/** Matches the heights and margins of the signing page, which replaces it without moving anything. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  overflow: 'hidden',
  backgroundColor: vars.bg.desk,
  // The font of the alternative text, shown if the picture is missing.
  fontFamily: ownFaces,
});
export const top = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: 60,
  padding: '0 20px',
  borderBottom: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  '@media': {
    [media.mobile]: { minHeight: 52, padding: '0 54px', justifyContent: 'center' },
    [media.short]: { minHeight: 44 },
  },
});
export const title = style({
  ...text.labelMd,
  overflow: 'hidden',
  fontWeight: 650,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: ownFaces,
  '@media': {
    [media.mobile]: { ...text.titleSm, fontFamily: ownFaces },
    [media.desktop]: { paddingLeft: 94 },
  },
});
export const desk = style({
  flex: 1,
  minHeight: 0,
  padding: 32,
  paddingRight: 352,
  '@media': { [media.mobile]: { padding: 0 } },
});
export const page = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  margin: '0 auto',
  backgroundColor: vars.doc.paper,
});
const breathe = keyframes({ '50%': { opacity: 0.55 } });
export const waiting = style({
  width: '100%',
  maxWidth: 744,
  aspectRatio: '595 / 842',
  margin: '0 auto',
  backgroundColor: vars.bg.surface,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
