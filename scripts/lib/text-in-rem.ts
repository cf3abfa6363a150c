/** The browser's default font size, for which style sheets specify pixels. */
const PX_OF_REM = 16;
const PX = /(?<![\w.-])(\d*\.?\d+)px\b/g;

const inRem = (value: string) =>
  value.replace(PX, (_, px: string) => `${Number((Number(px) / PX_OF_REM).toFixed(5))}rem`);

/**
 * A PostCSS plugin that converts font sizes and line heights to `rem`, so that they follow the reader's font size.
 * Boxes and borders stay in pixels.
 */
export const textInRem = {
  postcssPlugin: 'text-in-rem',
  Declaration: {
    'font-size': (declaration: { value: string }) => toRem(declaration),
    'line-height': (declaration: { value: string }) => toRem(declaration),
  },
};

function toRem(declaration: { value: string }) {
  const value = inRem(declaration.value);
  if (value !== declaration.value) declaration.value = value;
}
