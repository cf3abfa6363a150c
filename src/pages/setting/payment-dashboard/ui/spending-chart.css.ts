import { style } from '@vanilla-extract/css';
import { radius, tabularNums, text, vars } from '@/shared/styles';

const PLOT_HEIGHT = 190;
const AXIS_WIDTH = 48;

export const chart = style({ display: 'grid', gap: 12, minWidth: 0, margin: 0 });
/** Leaves room for the number above the highest bar. */
export const plot = style({ position: 'relative', height: PLOT_HEIGHT, marginTop: 24 });
export const gridLine = style([
  tabularNums,
  {
    ...text.caption,
    position: 'absolute',
    insetInline: 0,
    display: 'flex',
    alignItems: 'flex-end',
    height: 0,
    borderBottom: `1px solid ${vars.border.subtle}`,
    color: vars.text.tertiary,
  },
]);
export const columns = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  marginLeft: AXIS_WIDTH,
});
export const column = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  minWidth: 0,
});
export const sum = style([tabularNums, { ...text.caption, flex: 'none', marginBottom: 6, fontWeight: 700 }]);
const bar = style({ flex: 'none', width: 'min(34px, 70%)', minWidth: 0 });
export const documents = style([bar, { backgroundColor: vars.action.bg }]);
const stripes = {
  border: `1px solid ${vars.border.control}`,
  backgroundColor: vars.bg.surface,
  backgroundImage: `repeating-linear-gradient(45deg, ${vars.border.default} 0 3px, transparent 3px 6px)`,
};
export const messages = style([
  bar,
  { ...stripes, borderBottom: 0, borderTopLeftRadius: radius.xs, borderTopRightRadius: radius.xs },
]);
export const months = style({
  ...text.caption,
  display: 'flex',
  marginLeft: AXIS_WIDTH,
  color: vars.text.secondary,
  textAlign: 'center',
});
export const month = style({ flex: 1, minWidth: 0 });
export const legend = style({
  ...text.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginLeft: AXIS_WIDTH,
  color: vars.text.secondary,
});
export const legendEntry = style({ display: 'inline-flex', alignItems: 'center', gap: 6 });
const swatch = style({ width: 10, height: 10, borderRadius: 3 });
export const documentsSwatch = style([swatch, { backgroundColor: vars.action.bg }]);
export const messagesSwatch = style([swatch, stripes]);
