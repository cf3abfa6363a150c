/** Email colours, named as in `src/shared/styles/tokens.json`. A test compares the two. */
export const LIGHT_PALETTE = {
  'bg.canvas': '#F6F5F2',
  'bg.surface': '#FFFFFF',
  'bg.sunken': '#ECEAE5',
  'border.subtle': '#E9E6E1',
  'border.default': '#DBD7D0',
  'text.primary': '#16181D',
  'text.secondary': '#4A4D55',
  'text.tertiary': '#64666E',
  'action.bg': '#1B1D23',
  'action.text': '#FFFFFF',
  'seal.text': '#B02E14',
} as const;

export type PaletteColour = keyof typeof LIGHT_PALETTE;

export const DARK_PALETTE: Record<PaletteColour, string> = {
  'bg.canvas': '#101114',
  'bg.surface': '#17191D',
  'bg.sunken': '#0B0C0E',
  'border.subtle': '#26292E',
  'border.default': '#343840',
  'text.primary': '#ECEBE8',
  'text.secondary': '#B8BAC0',
  'text.tertiary': '#9599A1',
  'action.bg': '#F1EFEA',
  'action.text': '#16181D',
  'seal.text': '#FF8A6C',
};
