import { globalStyle, style } from '@vanilla-extract/css';
import { font, palette, receiverColors, vars } from '@/shared/styles';
import { u } from './unit.css';

const paper = palette.light;
const [first, second] = receiverColors;
if (!first || !second) throw new Error('The drawing needs the colours of two receivers.');
const rule = `max(.75px, ${u(1)}) solid ${paper.text.tertiary}`;
/** A serif font, as is usual for contracts, if the device has a good one. */
const bookFace = `'Gowun Batang', 'Noto Serif KR', 'Nanum Myeongjo', AppleMyungjo, ${font.sans}`;

export const sheet = style({
  width: u(512),
  padding: `${u(58)} ${u(50)} ${u(22)}`,
  backgroundColor: vars.doc.paper,
  color: vars.doc.ink,
  boxShadow: vars.elevation.doc,
  fontFamily: bookFace,
  fontSize: u(9.6),
  lineHeight: 1.75,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  userSelect: 'none',
});
globalStyle(`${sheet} p`, { margin: 0 });
export const article = style({
  fontWeight: 700,
  fontSize: u(10),
  selectors: { '&:not(:first-child)': { paddingTop: u(9) } },
});
export const clause = style({ color: paper.text.secondary });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: u(6),
  paddingLeft: u(3),
  lineHeight: 2.05,
  color: paper.text.secondary,
});
export const checkBox = style({ width: u(13), height: u(13), flex: 'none' });
export const checkFrame = style({ fill: paper.warning.soft, stroke: paper.warning.fill, strokeWidth: 1.3 });
export const checkMark = style({ fill: 'none', stroke: paper.warning.text, strokeWidth: 1.3, strokeLinecap: 'round' });

export const date = style({ paddingTop: u(24), fontSize: u(10.5), textAlign: 'center' });
export const parties = style({
  display: 'grid',
  gridTemplateColumns: `${u(58)} 1fr ${u(130)}`,
  gridAutoRows: u(97),
  marginTop: u(20),
  border: rule,
  borderWidth: `max(.75px, ${u(1)}) 0 0 max(.75px, ${u(1)})`,
});
const cell = { borderRight: rule, borderBottom: rule, minWidth: 0 } as const;
export const side = style({ ...cell, display: 'grid', placeItems: 'center' });
export const partyName = style({
  ...cell,
  display: 'grid',
  alignContent: 'center',
  gap: u(2),
  paddingLeft: u(8),
  whiteSpace: 'nowrap',
  color: paper.text.secondary,
});
export const entries = style({
  ...cell,
  display: 'flex',
  alignItems: 'center',
  gap: u(14),
  paddingLeft: u(8),
  whiteSpace: 'nowrap',
  color: paper.text.secondary,
});
export const entryNames = style({ display: 'grid', gap: u(1.5) });
export const entryValues = style({ display: 'grid', gap: u(0.5), fontSize: u(10.6), color: vars.doc.ink });
globalStyle(`${entryValues} > b`, { fontFamily: font.sans, fontWeight: 500 });
export const place = style({ ...cell, display: 'grid', placeItems: 'center' });
export const number = style({ paddingTop: u(46), fontSize: u(9), textAlign: 'center', color: paper.text.tertiary });

export const companySeal = style({ width: u(78), height: u(78) });
export const employeeSeal = style({ width: u(80), height: u(80) });
export const newSignature = style({
  display: 'grid',
  placeItems: 'center',
  width: u(110),
  height: u(74),
  border: `${u(1.5)} solid ${first.fill}`,
  backgroundColor: `color-mix(in srgb, ${first.fill} 9%, transparent)`,
  boxShadow: `0 0 0 ${u(3)} color-mix(in srgb, ${first.fill} 22%, transparent)`,
});

/** An empty field in the receiver's colour, set by `tone`. */
export const field = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: u(4),
  width: u(112),
  height: u(76),
  border: `${u(1.5)} solid ${first.fill}`,
  borderRadius: u(3),
  backgroundColor: `color-mix(in srgb, ${first.fill} 11%, ${vars.doc.paper})`,
  fontFamily: font.sans,
  fontSize: u(10),
  fontWeight: 600,
  color: vars.doc.ink,
});
export const secondSignerField = style({
  borderColor: second.fill,
  backgroundColor: `color-mix(in srgb, ${second.fill} 16%, ${vars.doc.paper})`,
});
export const fieldInLine = style({ width: u(104), height: u(15), borderWidth: u(1), fontSize: u(9) });
export const fieldNumber = style({
  position: 'absolute',
  top: u(-1.5),
  left: u(-1.5),
  display: 'grid',
  placeItems: 'center',
  width: u(15),
  height: u(15),
  backgroundColor: first.fill,
  color: first.onFill,
  fontSize: u(9),
  fontWeight: 700,
  lineHeight: 1,
});
export const secondSignerFieldNumber = style({
  backgroundColor: second.fill,
  color: second.onFill,
});
export const fieldIcon = style({ width: `${u(12)} !important`, height: `${u(12)} !important` });
