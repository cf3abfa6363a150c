import { globalStyle, style } from '@vanilla-extract/css';
import { media, palette, space, text } from '@/shared/styles';

// Paper stays white in the dark theme.
const paper = palette.light;

globalStyle('html', { '@media': { print: { backgroundColor: paper.doc.paper } } });

export const desk = style({
  minHeight: '100dvh',
  padding: space[6],
  backgroundColor: paper.bg.canvas,
  color: paper.text.primary,
  '@media': {
    [media.mobile]: { padding: space[4] },
    print: { minHeight: 0, padding: 0, backgroundColor: 'transparent' },
  },
});
export const tools = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  marginBottom: space[6],
  '@media': { print: { display: 'none' } },
});
export const warning = style({ width: '100%', maxWidth: 640 });
/** A4 size, on paper and on the screen. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: '100%',
  maxWidth: '210mm',
  minHeight: '297mm',
  margin: '0 auto',
  padding: '24mm 20mm 18mm',
  backgroundColor: paper.doc.paper,
  textAlign: 'center',
  '@media': {
    [media.mobile]: { minHeight: 0, padding: `${space[8]} ${space[5]}` },
    print: { minHeight: 0, height: '265mm', padding: '12mm 10mm 0' },
  },
});
export const organization = style({ ...text.titleSm, color: paper.text.secondary, overflowWrap: 'anywhere' });
export const title = style({
  margin: `${space[3]} 0 0`,
  fontSize: 30,
  lineHeight: 1.3,
  fontWeight: 800,
  overflowWrap: 'anywhere',
  wordBreak: 'keep-all',
});
/** Large enough to scan at arm's length. */
export const code = style({
  display: 'block',
  width: '100mm',
  maxWidth: '100%',
  margin: '12mm auto 8mm',
  backgroundColor: paper.doc.paper,
  fill: paper.doc.ink,
  shapeRendering: 'crispEdges',
});
export const instruction = style({ margin: 0, fontSize: 24, lineHeight: 1.4, fontWeight: 700, wordBreak: 'keep-all' });
export const instructionLine = style({ display: 'block' });
export const steps = style({
  ...text.bodyMd,
  display: 'grid',
  gap: space[2],
  margin: `${space[6]} 0 0`,
  paddingInlineStart: 20,
  textAlign: 'start',
  color: paper.text.secondary,
  listStyle: 'decimal',
});
export const footer = style({ ...text.bodySm, marginTop: 'auto', paddingTop: space[8], color: paper.text.secondary });
export const address = style({
  ...text.bodyMd,
  margin: `${space[1]} 0 ${space[2]}`,
  fontWeight: 700,
  color: paper.text.primary,
  overflowWrap: 'anywhere',
});
