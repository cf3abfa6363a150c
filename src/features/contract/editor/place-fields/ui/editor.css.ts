import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const editor = style({
  display: 'grid',
  gridTemplateColumns: '188px minmax(0, 1fr) 300px',
  flex: 1,
  minHeight: 0,
  '@media': { '(width < 1140px)': { gridTemplateColumns: 'minmax(0, 1fr) 280px' } },
});
export const thumbs = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderRight: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  '@media': { '(width < 1140px)': { display: 'none' } },
});
export const thumbsHeader = style({
  ...text.labelMd,
  padding: '14px 22px 4px',
  fontWeight: 600,
});
export const count = style({ color: vars.text.secondary, fontWeight: 400 });
export const canvas = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});
export const panel = style({
  minHeight: 0,
  overflowY: 'auto',
  borderLeft: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
});
export const section = style({
  padding: 20,
  borderBottom: `1px solid ${vars.border.subtle}`,
});
/** Empty if the sender has nothing to fill in, so the margin depends on the content. */
export const senderSection = style({ selectors: { '&:not(:empty)': { marginTop: 10 } } });
export const heading = style({ ...text.labelMd, marginBottom: 12, fontWeight: 600 });

export const phone = style({
  display: 'flex',
  flexDirection: 'column',
  // The screen height minus the frame: the steps, the save status and two buttons.
  height: 'calc(100dvh - 212px - env(safe-area-inset-bottom))',
  minHeight: 360,
});
export const phoneTools = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '10px 16px',
  borderTop: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
});
export const kinds = style({ display: 'flex', gap: 8, overflowX: 'auto', padding: 2 });
export const kind = style({
  ...text.labelMd,
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 14px',
  borderRadius: 22,
  backgroundColor: vars.bg.canvas,
  selectors: {
    '&[aria-pressed=true]': { backgroundColor: vars.accent.soft, boxShadow: `inset 0 0 0 2px ${vars.accent.fill}` },
  },
});
export const hint = style({ ...text.caption, color: vars.text.secondary });
export const nudgeToolbar = style({ display: 'flex', alignItems: 'center', gap: 4, overflowX: 'auto' });
export const remainingSpace = style({ flex: 1, minWidth: 0 });
