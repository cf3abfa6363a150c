import { globalStyle, style } from '@vanilla-extract/css';
import { media, palette, space, text, vars } from '@/shared/styles';
import { u, unit } from './drawing/unit.css';

const paper = palette.light;

export const evidence = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[20],
  '@media': { [media.rail]: { gap: space[10] }, [media.mobile]: { display: 'block' } },
});
export const desk = style({
  vars: { [unit]: 'min(1px, calc((100vw - 64px) / 1200))' },
  display: 'flex',
  justifyContent: 'center',
  height: u(560),
  paddingTop: u(50),
  overflow: 'hidden',
  borderRadius: 20,
  backgroundColor: vars.bg.desk,
  userSelect: 'none',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const certificate = style({
  position: 'relative',
  flex: 'none',
  width: u(472),
  height: u(560),
  padding: `${u(34)} ${u(38)}`,
  backgroundColor: vars.doc.paper,
  color: vars.doc.ink,
  boxShadow: vars.elevation.doc,
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: u(14),
  borderBottom: `${u(2)} solid ${vars.doc.ink}`,
});
export const logo = style({ width: 'auto', height: u(23) });
export const number = style({ fontSize: u(12), color: paper.text.tertiary, letterSpacing: '.01em' });
export const name = style({
  padding: `${u(24)} 0 ${u(14)}`,
  fontSize: u(22),
  fontWeight: 700,
  letterSpacing: '-.02em',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${u(72)} ${u(57)} 1fr`,
  alignItems: 'center',
  height: u(40),
  borderBottom: `1px solid ${paper.border.subtle}`,
  fontSize: u(13.5),
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${row} > b`, { fontWeight: 650 });
globalStyle(`${row} > span:last-child`, { color: paper.text.secondary });
export const seal = style({
  position: 'absolute',
  right: u(36),
  bottom: u(78),
  width: u(88),
  height: u(88),
  transform: 'rotate(-5deg)',
});

export const lead = style({
  ...text.bodyLg,
  marginTop: 16,
  fontSize: 17,
  color: vars.text.secondary,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const facts = style({
  display: 'grid',
  gap: 17,
  marginTop: 32,
  '@media': { [media.mobile]: { gap: 18, marginTop: 24 } },
});
export const fact = style({ ...text.bodyLg, display: 'flex', alignItems: 'center', gap: 12 });
globalStyle(`${fact} > svg`, { width: 20, height: 20 });
export const desktopFact = style({ '@media': { [media.mobile]: { display: 'none' } } });
