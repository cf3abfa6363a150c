import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { palette, vars } from '@/shared/styles';
import { u } from './unit.css';

export const phone = style({
  display: 'grid',
  gap: u(11),
  width: u(272),
  padding: `${u(16)} ${u(14)} ${u(16)}`,
  border: `${u(9)} solid ${palette.light.bg.inverse}`,
  borderRadius: u(38),
  backgroundColor: vars.bg.raised,
  color: vars.text.primary,
  boxShadow: vars.elevation[4],
  userSelect: 'none',
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: u(30),
  padding: `0 ${u(4)}`,
  fontSize: u(15.5),
  fontWeight: 650,
});
export const close = style({ width: `${u(18)} !important`, height: `${u(18)} !important` });
export const sealPreview = style({
  display: 'grid',
  placeItems: 'center',
  height: u(150),
  border: `max(1px, ${u(1)}) solid ${vars.border.default}`,
  borderRadius: u(16),
  backgroundColor: vars.doc.paper,
  backgroundImage: `radial-gradient(${palette.light.border.default} ${u(1)}, transparent ${u(1.2)})`,
  backgroundSize: `${u(14)} ${u(14)}`,
});
export const largeSeal = style({ width: u(108), height: u(108) });
export const shapes = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: u(6) });
export const shape = recipe({
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: u(5),
    padding: `${u(7)} 0 ${u(5)}`,
    borderRadius: u(11),
    boxShadow: `inset 0 0 0 max(1px, ${u(1)}) ${vars.border.default}`,
    fontSize: u(11.5),
    fontWeight: 500,
    lineHeight: 1.4,
    color: vars.text.secondary,
  },
  variants: {
    chosen: {
      true: {
        backgroundColor: vars.accent.soft,
        boxShadow: `inset 0 0 0 ${u(2)} ${vars.accent.fill}`,
        color: vars.text.primary,
      },
      false: {},
    },
  },
});
export const smallSeal = style({ width: u(33), height: u(33) });
export const pressedButton = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: u(7),
  height: u(46),
  borderRadius: u(11),
  backgroundColor: vars.seal.fill,
  color: vars.seal.onFill,
  fontSize: u(15),
  fontWeight: 600,
});
export const pressIcon = style({ width: `${u(17)} !important`, height: `${u(17)} !important` });
