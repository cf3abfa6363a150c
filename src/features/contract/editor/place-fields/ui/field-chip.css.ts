import { style } from '@vanilla-extract/css';
import { media, receiverVars, vars } from '@/shared/styles';

const tint = (share: number) => `color-mix(in srgb, ${receiverVars.fill} ${share}%, ${vars.doc.paper})`;

export const chip = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 5,
  padding: 0,
  overflow: 'visible',
  border: `1.5px solid ${receiverVars.fill}`,
  borderRadius: 3,
  backgroundColor: `color-mix(in srgb, ${receiverVars.fill} 11%, transparent)`,
  color: vars.doc.ink,
  fontSize: 12,
  fontWeight: 600,
  lineHeight: '16px',
  letterSpacing: 0,
  cursor: 'move',
  userSelect: 'none',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { backgroundColor: `color-mix(in srgb, ${receiverVars.fill} 16%, transparent)` },
    // Draws the outline around the field, where it doesn't hide the content.
    '&[data-tiny]': {
      border: 0,
      borderRadius: 1,
      backgroundColor: 'transparent',
      boxShadow: `0 0 0 1px ${receiverVars.fill}`,
    },
    '&[aria-pressed=true]': {
      zIndex: 1,
      backgroundColor: `color-mix(in srgb, ${receiverVars.fill} 20%, transparent)`,
      outline: `2px solid ${vars.accent.fill}`,
      outlineOffset: 2,
      touchAction: 'none',
    },
    '&:focus-visible': { zIndex: 2 },
    '&[data-dragging]': { opacity: 0.8, zIndex: 3, willChange: 'transform' },
    '[data-armed] &': { pointerEvents: 'none' },
  },
});

export const content = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 5,
  minWidth: 0,
  maxWidth: '100%',
  padding: '0 4px',
  overflow: 'hidden',
  pointerEvents: 'none',
});
export const contentBesideTag = style({ width: '100%', justifyContent: 'flex-start', paddingLeft: 22 });
export const icon = style({ width: 14, height: 14, color: `color-mix(in srgb, ${receiverVars.fill} 80%, black)` });
export const label = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const tag = style({
  position: 'absolute',
  top: -1.5,
  left: -1.5,
  minWidth: 15,
  height: 15,
  padding: '0 3px',
  borderRadius: '3px 0 3px 0',
  backgroundColor: receiverVars.fill,
  color: receiverVars.onFill,
  fontSize: 10,
  lineHeight: '15px',
  fontWeight: 700,
  textAlign: 'center',
  pointerEvents: 'none',
});
export const requiredMark = style({
  position: 'absolute',
  top: 0,
  right: 4,
  fontSize: 13,
  lineHeight: '14px',
  fontWeight: 700,
  pointerEvents: 'none',
});
export const tooSmall = style({
  position: 'absolute',
  right: -1.5,
  bottom: -1.5,
  width: 0,
  height: 0,
  borderStyle: 'solid',
  borderWidth: '0 0 9px 9px',
  borderColor: `transparent transparent ${vars.warning.fill} transparent`,
  pointerEvents: 'none',
});

/** The sender's content as it will be sealed. Covers the whole field, including its border. */
export const sealedContent = style({
  position: 'absolute',
  inset: -1.5,
  pointerEvents: 'none',
  // A tiny field has no border.
  selectors: { '[data-tiny] > &': { inset: 0 } },
});

const handle = style({
  position: 'absolute',
  zIndex: 2,
  width: 9,
  height: 9,
  border: `1.5px solid ${vars.accent.fill}`,
  borderRadius: 1.5,
  backgroundColor: vars.doc.paper,
  touchAction: 'none',
  '::before': { content: '', position: 'absolute', inset: -5 },
  selectors: { '[data-tiny] > &': { width: 6, height: 6 } },
  '@media': { [media.mobile]: { width: 14, height: 14, '::before': { inset: -12 } } },
});
const OFF = -7;
export const corners = {
  nw: style([handle, { top: OFF, left: OFF, cursor: 'nwse-resize' }]),
  ne: style([handle, { top: OFF, right: OFF, cursor: 'nesw-resize' }]),
  sw: style([handle, { bottom: OFF, left: OFF, cursor: 'nesw-resize' }]),
  se: style([handle, { bottom: OFF, right: OFF, cursor: 'nwse-resize' }]),
};

export const dragPreview = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 0,
  border: `1.5px dashed ${receiverVars.fill}`,
  borderRadius: 3,
  backgroundColor: `color-mix(in srgb, ${receiverVars.fill} 5%, transparent)`,
  color: vars.doc.ink,
  fontSize: 12,
  fontWeight: 500,
  lineHeight: '16px',
  cursor: 'copy',
  selectors: {
    '&:hover': { backgroundColor: tint(14) },
    '[data-armed] &': { pointerEvents: 'none' },
  },
});
