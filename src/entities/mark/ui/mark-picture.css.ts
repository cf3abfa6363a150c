import { style } from '@vanilla-extract/css';
import { font, vars } from '@/shared/styles';

export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });
export const frame = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  // Auto-sized grid tracks would grow with a large picture instead of limiting it.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  overflow: 'visible',
  pointerEvents: 'none',
});
const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const strokes = {
  BLACK: style({ ...stroke, stroke: vars.doc.ink }),
  BLUE: style({ ...stroke, stroke: '#143399' }),
};
export const ink = style({ fill: vars.doc.ink });
export const seal = style({ fill: vars.seal.fill, stroke: vars.seal.fill });
export const letters = style({
  display: 'grid',
  width: '100%',
  height: '100%',
  placeItems: 'center',
  overflow: 'hidden',
  fontFamily: font.signature,
  fontSize: 'min(100%, 44px)',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
export const sealLetters = style({ fontFamily: font.seal, fontWeight: 700, color: vars.seal.fill });
