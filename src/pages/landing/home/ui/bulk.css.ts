import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media, space, text, vars } from '@/shared/styles';
import { createDarkThemeRule } from './drawing/unit.css';

const ground = createVar();
const words = createVar();
const quiet = createVar();

/** Dark in the light theme, and darker than the page in the dark theme. */
export const band = style([
  {
    vars: { [ground]: vars.bg.inverse, [words]: vars.text.inverse, [quiet]: vars.border.default },
    marginTop: 140,
    backgroundColor: ground,
  },
  createDarkThemeRule({ vars: { [ground]: vars.bg.sunken, [words]: vars.text.primary, [quiet]: vars.text.secondary } }),
  { '@media': { [media.mobile]: { display: 'none' } } },
]);
export const inner = style({ maxWidth: 1264, margin: '0 auto', padding: `96px ${space[8]} 0` });
export const title = style({ ...text.displayMd, color: words });
export const lead = style({ ...text.bodyLg, marginTop: 12, fontSize: 17, color: quiet });

export const sheet = style({
  height: 306,
  marginTop: 44,
  overflow: 'hidden',
  borderRadius: '20px 20px 0 0',
  backgroundColor: vars.bg.surface,
  fontSize: 15,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '70px 1.15fr 2.2fr 1.5fr 1.4fr 1.75fr 2.6fr',
  height: 52,
  borderBottom: `1px solid ${vars.border.subtle}`,
});
globalStyle(`${row} > span`, {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  padding: '0 20px',
  whiteSpace: 'nowrap',
});
export const header = style({
  height: 46,
  backgroundColor: vars.bg.canvas,
  fontSize: 13.5,
  fontWeight: 500,
  color: vars.text.secondary,
});
export const amount = style({});
globalStyle(`${row} > ${amount}`, { justifyContent: 'flex-end' });
export const invalidCell = style({
  backgroundColor: vars.danger.soft,
  boxShadow: `inset 0 0 0 2px ${vars.danger.fill}`,
  color: vars.danger.text,
  fontWeight: 650,
});
export const warning = style({ color: vars.danger.text, fontWeight: 650 });
export const readyStatus = style({ color: vars.text.secondary });
export const icon = style({ width: '16px !important', height: '16px !important' });
