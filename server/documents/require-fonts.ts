import { POSTSCRIPT_NAMES } from './fonts/faces.ts';
import { requireFontFiles } from './fonts/font-files.ts';
import { FALLBACK_FONTS } from './pages/fallback-fonts.ts';

/** Requires the fonts for values, and the substitutes for fonts that a file doesn't embed. */
export const requireFonts = () =>
  requireFontFiles([...new Set([...Object.values(POSTSCRIPT_NAMES), ...Object.values(FALLBACK_FONTS)])]);
