import { style } from '@vanilla-extract/css';
import { font, vars } from '@/shared/styles';
import { SCRIPT_FAMILIES } from '../model/script-families';

export const drawing = style({
  position: 'absolute',
  width: 1,
  height: 1,
  // Text that is too long also overflows in the sealed document, and signers must see all of it.
  overflow: 'visible',
  pointerEvents: 'none',
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  pointerEvents: 'none',
});
export const text = style({
  fill: vars.doc.ink,
  fontFamily: font.sans,
  fontStyle: 'normal',
  fontWeight: 400,
  fontVariant: 'normal',
  fontVariantLigatures: 'none',
  // The sealed file positions each character separately, without kerning.
  fontKerning: 'none',
  letterSpacing: 0,
  wordSpacing: 0,
  whiteSpace: 'pre',
  textRendering: 'geometricPrecision',
});
/** For scripts whose characters are shaped together, in the fonts of the sealed file. */
export const shapedText = style([
  text,
  {
    // The scripts' fonts also contain Latin characters, so our own family comes first.
    fontFamily: font.sans.replace(',', `, ${SCRIPT_FAMILIES},`),
    fontVariantLigatures: 'normal',
    fontKerning: 'auto',
    // A line's first letter determines its direction, as in the sealed file.
    unicodeBidi: 'plaintext',
  },
]);
export const stroke = style({
  fill: 'none',
  stroke: vars.doc.ink,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
