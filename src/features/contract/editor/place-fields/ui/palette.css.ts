import { style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const grid = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 6 });
export const kind = style({
  ...text.labelMd,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  minHeight: 38,
  padding: '6px 12px',
  borderRadius: radius.md,
  backgroundColor: vars.bg.canvas,
  color: vars.text.primary,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.neutral.soft },
    '&[aria-pressed=true]': {
      backgroundColor: vars.accent.soft,
      boxShadow: `inset 0 0 0 2px ${vars.accent.fill}`,
    },
  },
});
export const icon = style({ color: vars.text.secondary });
export const label = style({ minWidth: 0, wordBreak: 'keep-all', textAlign: 'start' });
export const more = style({ marginTop: 8 });
export const draggedKind = style({
  position: 'fixed',
  zIndex: 50,
  top: 0,
  left: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: `1.5px solid ${vars.accent.fill}`,
  borderRadius: 3,
  backgroundColor: `color-mix(in srgb, ${vars.accent.fill} 14%, ${vars.doc.paper})`,
  opacity: 0.85,
  pointerEvents: 'none',
});
