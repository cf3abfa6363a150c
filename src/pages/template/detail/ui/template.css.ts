import { globalStyle, style } from '@vanilla-extract/css';
import { actionBarHeight, media, radius, receiverVars, size, text, vars, zIndex } from '@/shared/styles';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '@media': { [media.mobile]: { height: 'auto', padding: '0 20px 120px' } },
});
/** On a phone, the buttons are above the tab bar, so the header only has the title. */
export const phoneActions = style({
  position: 'fixed',
  insetInline: 0,
  bottom: `calc(${size.mobileTab} + env(safe-area-inset-bottom))`,
  zIndex: zIndex.bulkBar,
  display: 'flex',
  gap: 10,
  padding: '10px 20px',
  backgroundColor: vars.bg.surface,
  boxShadow: `0 -1px ${vars.border.subtle}`,
});
// Firefox before 121 lacks `:has()` (`withoutHasSelector`), so toasts cover the buttons there. The console doesn't
// support those versions.
globalStyle(`:root:has(${phoneActions})`, { vars: { [actionBarHeight]: '76px' } });
globalStyle(`${phoneActions} > *`, { flex: '1 1 0', minWidth: 0 });
/** Undoes the page's side padding on a phone, because the header has its own. */
export const header = style({ '@media': { [media.mobile]: { margin: '0 -20px' } } });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 420px',
  flex: 1,
  minHeight: 0,
  '@media': {
    [media.rail]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
// Half the height of a phone, so that the tabs below stay visible.
globalStyle(`${columns} > :first-child`, { '@media': { [media.mobile]: { height: '52dvh' } } });
export const sidePanel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minHeight: 0,
  overflowY: 'auto',
  padding: '20px 24px 32px',
  borderLeft: `1px solid ${vars.border.subtle}`,
  '@media': { [media.mobile]: { padding: '16px 0 0', borderLeft: 'none' } },
});
export const heading = style({ ...text.titleSm, margin: '20px 0 4px' });
export const description = style({
  ...text.bodyMd,
  margin: '12px 0 0',
  color: vars.text.secondary,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const slot = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 26,
  height: 26,
  borderRadius: radius.sm,
  backgroundColor: receiverVars.fill,
  color: receiverVars.onFill,
  fontSize: 13,
  fontWeight: 700,
});
export const facts = style({ display: 'grid', gap: 10, margin: 0 });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: 16 });
globalStyle(`${fact} > dt`, { flex: 'none', color: vars.text.secondary });
globalStyle(`${fact} > dd`, { margin: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' });
export const versionTitle = style({ display: 'inline-flex', gap: 8, alignItems: 'center' });
