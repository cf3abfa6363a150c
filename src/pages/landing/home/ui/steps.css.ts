import { style } from '@vanilla-extract/css';
import { media, palette, radius, space, text, vars } from '@/shared/styles';
import { createDarkThemeRule, u, unit } from './drawing/unit.css';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[6],
  marginTop: 44,
  '@media': { [media.mobile]: { display: 'block', marginTop: 20 } },
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  columnGap: 10,
  '@media': {
    [media.mobile]: {
      columnGap: 14,
      padding: '14px 0',
      borderBottom: `1px solid ${vars.border.default}`,
    },
  },
});
export const picture = style({
  vars: { [unit]: 'min(1px, calc((100vw - 112px) / 1152))' },
  position: 'relative',
  gridColumn: '1 / -1',
  height: u(360),
  marginBottom: 24,
  overflow: 'hidden',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: 20,
  backgroundColor: vars.bg.canvas,
  userSelect: 'none',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const number = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  width: 26,
  height: 26,
  borderRadius: radius.md,
  backgroundColor: vars.action.bg,
  color: vars.action.text,
  fontSize: 14,
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
export const title = style({
  ...text.titleMd,
  '@media': { [media.mobile]: { ...text.titleSm, fontWeight: 650 } },
});
export const textBlock = style({
  ...text.bodyMd,
  gridColumn: '1 / -1',
  marginTop: 10,
  color: vars.text.secondary,
  '@media': { [media.mobile]: { gridColumn: 2, marginTop: 2 } },
});

export const fieldPalette = style({ position: 'absolute', right: u(28), bottom: u(36), paddingBottom: u(24) });

export const messages = style({ display: 'grid', gap: u(14), padding: `${u(40)} ${u(34)}`, fontSize: u(15) });
export const received = style({
  justifySelf: 'start',
  maxWidth: u(316),
  padding: `${u(16)} ${u(18)}`,
  borderRadius: `${u(18)} ${u(18)} ${u(18)} ${u(5)}`,
  backgroundColor: vars.bg.raised,
  boxShadow: vars.elevation[2],
  lineHeight: 1.72,
});
export const receivedAt = style({
  display: 'block',
  marginBottom: u(3),
  fontSize: u(13),
  color: vars.text.tertiary,
});
export const address = style({ display: 'block', color: vars.accent.text, textDecoration: 'underline' });
export const answer = style({
  justifySelf: 'end',
  padding: `${u(12)} ${u(18)}`,
  borderRadius: `${u(18)} ${u(18)} ${u(5)} ${u(18)}`,
  backgroundColor: vars.action.bg,
  color: vars.action.text,
  fontWeight: 600,
});
export const order = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  padding: `${u(10)} ${u(15)}`,
  borderRadius: u(12),
  backgroundColor: vars.bg.raised,
  boxShadow: vars.elevation[2],
});
const person = {
  display: 'grid',
  placeItems: 'center',
  width: u(34),
  height: u(34),
  marginRight: u(-4),
  borderRadius: radius.full,
  boxShadow: `0 0 0 ${u(2)} ${vars.bg.raised}`,
} as const;
export const done = style({ ...person, backgroundColor: vars.action.bg, color: vars.action.text });
export const doneIcon = style({ width: `${u(15)} !important`, height: `${u(15)} !important` });
export const nextFieldButton = style({
  ...person,
  border: `${u(2)} solid ${vars.accent.fill}`,
  backgroundColor: vars.bg.raised,
  fontSize: u(13),
  fontWeight: 650,
});
export const count = style({
  marginLeft: u(14),
  fontSize: u(14.5),
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const device = style([
  {
    position: 'absolute',
    top: u(34),
    left: u(42),
    right: u(42),
    bottom: u(-60),
    border: `${u(9)} solid ${palette.light.bg.inverse}`,
    borderRadius: u(40),
    backgroundColor: vars.bg.surface,
    boxShadow: vars.elevation[3],
    overflow: 'hidden',
  },
  createDarkThemeRule({ boxShadow: `0 0 0 1px ${vars.border.default}` }),
]);
export const screen = style({
  position: 'absolute',
  inset: `0 0 ${u(60)}`,
  overflow: 'hidden',
  backgroundColor: vars.bg.desk,
});
export const onScreen = style({
  vars: { [unit]: 'min(.92px, calc((100vw - 112px) / 1252))' },
  position: 'absolute',
  right: u(-14),
  bottom: u(18),
  paddingBottom: u(12),
});
export const guide = style({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  height: u(74),
  padding: `${u(17)} ${u(20)}`,
  backgroundColor: vars.bg.surface,
  fontSize: u(14.5),
  lineHeight: 1.4,
});
export const progress = style({
  position: 'absolute',
  right: u(20),
  bottom: u(16),
  left: u(20),
  display: 'grid',
  gridTemplateColumns: 'repeat(10, 1fr)',
  gap: u(4),
});
const part = { height: u(5), borderRadius: radius.full } as const;
export const doneSegment = style({ ...part, backgroundColor: vars.action.bg });
export const currentSegment = style({ ...part, backgroundColor: vars.accent.fill });
