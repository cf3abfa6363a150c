import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './media';
import { text } from './text';
import { vars } from './theme.css';
import { duration, font } from './tokens';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });

globalStyle('html', {
  fontFamily: font.sans,
  WebkitTapHighlightColor: 'transparent',
  scrollPaddingTop: 72,
});

// Pretendard lacks Cyrillic and Vietnamese letters with diacritics, so every word would mix two fonts. The device's
// fonts are named, because system-ui is a Korean font on Korean Windows.
globalStyle('html:is(:lang(mn), :lang(vi))', {
  fontFamily: `-apple-system, 'Segoe UI', Roboto, 'Noto Sans', ${font.sans}`,
});

// Text scales with the system's font size. Safari gets a fixed factor, because it enlarges text when the phone is
// rotated.
globalStyle('html', { '@supports': { '(-webkit-touch-callout: none)': { WebkitTextSizeAdjust: '100%' } } });

globalStyle('body', {
  ...text.bodySm,
  minHeight: '100dvh',
  color: vars.text.primary,
  backgroundColor: vars.bg.canvas,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});

// The marks above and below letters need extra space in these scripts.
globalStyle(':is(:lang(km), :lang(ne), :lang(th))', { lineHeight: '1.7 !important' });
// Chinese, Thai and Khmer have no spaces at which lines could break.
globalStyle('body:is(:lang(km), :lang(th), :lang(zh))', { wordBreak: 'normal' });

globalStyle('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
// Arabic and Urdu text is entered from right to left.
globalStyle('input, textarea', { unicodeBidi: 'plaintext' });
globalStyle(':where(kbd)', { fontFamily: 'inherit' });
globalStyle(':where(button)', { border: 0, padding: 0, background: 'none', cursor: 'pointer', textAlign: 'inherit' });
globalStyle(':where(a)', { color: 'inherit', textDecoration: 'none' });
globalStyle(':where(ul, ol)', { padding: 0, listStyle: 'none' });
globalStyle(':where(h1, h2, h3, h4)', { fontSize: 'inherit', fontWeight: 'inherit', lineHeight: 'inherit' });
globalStyle(':where(fieldset)', { border: 0, padding: 0, minWidth: 0 });
globalStyle(':where(legend)', { padding: 0 });
globalStyle(':where(img, svg, canvas)', { display: 'block', maxWidth: '100%' });
globalStyle(':where(table)', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle(':where(svg.icon)', { width: 18, height: 18, strokeWidth: 1.85, flex: 'none' });

globalStyle(':focus-visible', { outline: `2px solid ${vars.focus.ring}`, outlineOffset: 2 });
globalStyle('::selection', { backgroundColor: vars.accent.border, color: vars.text.primary });
globalStyle('::placeholder', { color: vars.text.tertiary, opacity: 1 });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: `${duration.instant} !important`,
      animationIterationCount: '1 !important',
      transitionDuration: `${duration.instant} !important`,
      transitionProperty: 'opacity, color, background-color, border-color !important',
    },
  },
});

export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

export const tabularNums = style({ fontVariantNumeric: 'tabular-nums' });
