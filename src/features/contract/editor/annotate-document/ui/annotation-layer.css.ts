import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/styles';

export const layer = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  pointerEvents: 'none',
});
export const active = style({
  pointerEvents: 'auto',
  touchAction: 'none',
});
export const pen = style({ cursor: 'crosshair' });
export const item = style({
  cursor: 'move',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: 2 } },
});
export const selected = style({
  fill: 'none',
  stroke: vars.accent.fill,
  strokeDasharray: '4 3',
  pointerEvents: 'none',
});
export const handle = style({ fill: vars.doc.paper, stroke: vars.accent.fill, cursor: 'nwse-resize' });

/** Invisible text, exactly over the printed words. */
export const textBlock = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  color: 'transparent',
  cursor: 'crosshair',
  userSelect: 'text',
  WebkitTextSizeAdjust: 'none',
  textSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
});
/** Where there are no words to select, a finger draws instead of scrolling. */
export const wordless = style({ touchAction: 'none' });
globalStyle(`${textBlock} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0% 0%',
});
globalStyle(`${textBlock} > :not(.markedContent), ${textBlock} .markedContent span:not(.markedContent)`, {
  vars: { '--font-height': '0' },
  fontSize: 'calc(var(--total-scale-factor) * var(--font-height))',
  transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1))',
});
globalStyle(`${textBlock} .markedContent`, { display: 'contents' });
globalStyle(`${textBlock} ::selection`, { background: 'rgba(255, 233, 138, 0.6)', color: 'transparent' });
globalStyle(`${textBlock}[data-main-rotation='90']`, { transform: 'rotate(90deg) translateY(-100%)' });
globalStyle(`${textBlock}[data-main-rotation='180']`, { transform: 'rotate(180deg) translate(-100%, -100%)' });
globalStyle(`${textBlock}[data-main-rotation='270']`, { transform: 'rotate(270deg) translateX(-100%)' });

export const failed = style({
  position: 'absolute',
  zIndex: 8,
  insetInline: 0,
  top: 0,
  padding: '8px 12px',
  backgroundColor: vars.danger.soft,
  color: vars.danger.text,
  fontSize: 13,
  textAlign: 'center',
});
