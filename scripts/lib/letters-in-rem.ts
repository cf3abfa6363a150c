/** What a token file or a style calls 16 px is as large as its reader has told the browser that letters should be. */
const PX_OF_REM = 16;
const PX = /(?<![\w.-])(\d*\.?\d+)px\b/g;

const inRem = (value: string) =>
  value.replace(PX, (_, px: string) => `${Number((Number(px) / PX_OF_REM).toFixed(5))}rem`);

/** For PostCSS: sizes of letters and lines in `rem`. Boxes and strokes stay what they are. */
export const lettersInRem = {
  postcssPlugin: 'letters-in-rem',
  Declaration: {
    'font-size': (declaration: { value: string }) => toRem(declaration),
    'line-height': (declaration: { value: string }) => toRem(declaration),
  },
};

function toRem(declaration: { value: string }) {
  const value = inRem(declaration.value);
  if (value !== declaration.value) declaration.value = value;
}
