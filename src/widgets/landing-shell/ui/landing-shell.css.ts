import { globalStyle, style } from '@vanilla-extract/css';
import { media, radius, size, space, text, touchArea, vars, zIndex } from '@/shared/styles';
import { LANDING_HEADER_HEIGHT } from '../model/sizes';

const edges = { maxWidth: 1264, margin: '0 auto', paddingInline: space[8] } as const;
const mobileEdges = { paddingInline: space[5] } as const;

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  backgroundColor: vars.bg.surface,
  color: vars.text.primary,
});
export const skip = style({
  selectors: {
    '&:focus': {
      position: 'fixed',
      top: 12,
      left: 12,
      zIndex: zIndex.toast,
      width: 'auto',
      height: 'auto',
      margin: 0,
      padding: '10px 16px',
      clipPath: 'none',
      borderRadius: radius.md,
      backgroundColor: vars.bg.inverse,
      color: vars.text.inverse,
      fontWeight: 600,
    },
  },
});

export const header = style({
  ...edges,
  position: 'relative',
  zIndex: zIndex.base + 1,
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  flex: 'none',
  gap: space[5],
  width: '100%',
  height: LANDING_HEADER_HEIGHT.desktop,
  '@media': {
    [media.mobile]: {
      display: 'flex',
      height: LANDING_HEADER_HEIGHT.mobile,
      padding: `0 ${space[2]} 0 ${space[5]}`,
    },
  },
});
export const home = style({
  position: 'relative',
  display: 'inline-flex',
  justifySelf: 'start',
  borderRadius: radius.sm,
  ...touchArea,
});
export const nav = style({
  display: 'flex',
  gap: space[1],
  '@media': { [media.mobile]: { display: 'none' } },
});
export const navLink = style({
  ...text.bodyMd,
  padding: '8px 15px',
  borderRadius: radius.md,
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: {
    '&:hover': { color: vars.text.primary, backgroundColor: vars.fill.hover },
    '&[aria-current=page]': { color: vars.text.primary, fontWeight: 650 },
  },
});
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'end',
  gap: space[2],
  '@media': { [media.mobile]: { marginLeft: 'auto', gap: 0 } },
});
export const signIn = style({
  fontWeight: 500,
  '@media': { [media.mobile]: { height: size.touchMin, fontSize: 15 } },
});
export const start = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const menuButton = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: size.touchMin,
  height: size.touchMin,
  borderRadius: radius.md,
  selectors: { '&:active': { backgroundColor: vars.fill.pressed } },
  '@media': { [media.mobile]: { display: 'inline-flex' } },
});
globalStyle(`${menuButton} > svg`, { width: 22, height: 22 });

export const menuLink = style({
  ...text.titleSm,
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  fontWeight: 500,
  borderRadius: radius.sm,
  selectors: { '&[aria-current=page]': { fontWeight: 700 } },
});

export const main = style({ flex: 1, outline: 'none' });

export const footer = style({ ...edges, width: '100%', '@media': { [media.mobile]: { padding: 0 } } });
export const footerContent = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[5]} ${space[10]}`,
  padding: `${space[8]} 0 56px`,
  borderTop: `1px solid ${vars.border.subtle}`,
  '@media': { [media.mobile]: { ...mobileEdges, flexDirection: 'column', paddingBlock: `${space[6]} ${space[10]}` } },
});
export const company = style({
  ...text.bodySm,
  display: 'grid',
  gap: 2,
  marginTop: space[3],
  fontSize: 13,
  fontStyle: 'normal',
  color: vars.text.tertiary,
});
export const companyLine = style({ display: 'flex', flexWrap: 'wrap' });
globalStyle(`${companyLine} > :not(:last-child)::after`, { content: "'·'", margin: '0 4px' });
globalStyle(`${companyLine} > a:hover`, { color: vars.text.primary, textDecoration: 'underline' });

export const footerLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[6]}`,
  '@media': { [media.mobile]: { gap: `14px ${space[5]}` } },
});
export const footerLink = style({
  ...text.bodySm,
  ...touchArea,
  position: 'relative',
  display: 'inline-block',
  padding: '4px 0',
  color: vars.text.secondary,
  selectors: { '&:hover': { color: vars.text.primary, textDecoration: 'underline', textUnderlineOffset: 3 } },
});
export const desktopOnly = style({ '@media': { [media.mobile]: { display: 'none' } } });
