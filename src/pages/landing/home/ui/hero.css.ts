import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, text, vars } from '@/shared/styles';
import { LANDING_HEADER_HEIGHT } from '@/widgets/landing-shell';
import { u, unit } from './drawing/unit.css';

const { desktop: DESKTOP_HEADER, mobile: MOBILE_HEADER } = LANDING_HEADER_HEIGHT;

export const hero = style({
  vars: { [unit]: 'min(1px, calc((100vw - 64px) / 1200))' },
  marginTop: -DESKTOP_HEADER,
  overflow: 'clip',
  backgroundColor: vars.bg.canvas,
  '@media': {
    [media.mobile]: { vars: { [unit]: 'min(1.5px, calc(100vw / 390))' }, marginTop: -MOBILE_HEADER },
  },
});
export const inner = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  maxWidth: 1264,
  minHeight: u(820),
  margin: '0 auto',
  padding: `${DESKTOP_HEADER}px ${space[8]} ${u(96)}`,
  '@media': { [media.mobile]: { display: 'block', minHeight: 0, padding: `${MOBILE_HEADER + 36}px 0 0` } },
});
export const textBlock = style({
  position: 'relative',
  zIndex: 1,
  maxWidth: u(520),
  '@media': { [media.mobile]: { maxWidth: 'none', padding: `0 ${space[5]}` } },
});
export const title = style({
  ...text.displayLg,
  fontSize: u(60),
  lineHeight: 1.27,
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { fontSize: 'clamp(32px, 9.8vw, 46px)', lineHeight: 1.29 } },
});
export const lead = style({
  ...text.bodyLg,
  marginTop: 26,
  fontSize: 17.5,
  lineHeight: 1.75,
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
  '@media': { [media.rail]: { fontSize: 16 }, [media.mobile]: { marginTop: 18, fontSize: 16, lineHeight: 1.7 } },
});
export const actions = style({
  display: 'flex',
  gap: 10,
  marginTop: 32,
  '@media': { [media.mobile]: { gap: 8, maxWidth: 480, marginTop: 26 } },
});
export const action = style({ '@media': { [media.mobile]: { flex: '1 1 0' } } });
export const facts = style({
  display: 'flex',
  gap: 24,
  marginTop: 42,
  color: vars.text.secondary,
  '@media': { [media.rail]: { columnGap: 16 }, [media.mobile]: { display: 'none' } },
});
export const fact = style({
  ...text.bodyMd,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  whiteSpace: 'nowrap',
  '@media': { [media.rail]: { fontSize: 14 } },
});
globalStyle(`${fact} > svg`, { color: vars.text.primary });

export const illustration = style({
  position: 'absolute',
  top: u(98),
  right: `calc(${space[8]} - ${u(26)})`,
  bottom: 0,
  width: u(694),
  pointerEvents: 'none',
  userSelect: 'none',
  '@media': {
    [media.mobile]: { position: 'relative', top: 0, right: 0, width: '100%', height: u(474), marginTop: space[8] },
  },
});
export const desk = style({
  '@media': { [media.mobile]: { position: 'absolute', inset: `${u(28)} 0 0`, overflow: 'hidden' } },
});
export const sheet = style({
  position: 'absolute',
  top: 0,
  right: u(62),
  minHeight: u(740),
  '@media': {
    [media.mobile]: {
      top: 'auto',
      right: 'auto',
      bottom: u(64),
      left: `calc(50% - ${u(240)})`,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      width: u(440),
      height: u(382),
      minHeight: 0,
      overflow: 'hidden',
      paddingInline: u(26),
    },
  },
});
export const phone = style({
  position: 'absolute',
  top: u(300),
  left: 0,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const toast = style({
  position: 'absolute',
  top: u(74),
  right: 0,
  display: 'flex',
  alignItems: 'center',
  gap: u(13),
  minWidth: u(236),
  padding: `${u(13)} ${u(20)} ${u(13)} ${u(16)}`,
  borderRadius: u(18),
  backgroundColor: vars.bg.raised,
  boxShadow: vars.elevation[3],
  whiteSpace: 'nowrap',
  '@media': {
    [media.mobile]: {
      top: 0,
      right: 'auto',
      left: space[5],
      width: `min(100% - 2 * ${space[5]}, ${u(350)})`,
      padding: `${u(12)} ${u(16)}`,
    },
  },
});
export const toastMark = style({ width: u(26), height: u(26), flex: 'none' });
export const toastTitle = style({ display: 'block', fontSize: u(14.5), fontWeight: 650, lineHeight: 1.5 });
export const toastNote = style({ display: 'block', fontSize: u(13), lineHeight: 1.5, color: vars.text.tertiary });
