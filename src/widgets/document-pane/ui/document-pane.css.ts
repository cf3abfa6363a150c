import { style } from '@vanilla-extract/css';
import { media, receiverVars, vars } from '@/shared/styles';

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  backgroundColor: vars.bg.desk,
  '@media': { [media.mobile]: { height: '72dvh', margin: '0 -20px' } },
});
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 30,
  padding: '0 12px',
  borderBottom: `1px solid ${vars.border.default}`,
  backgroundColor: vars.bg.canvas,
  fontSize: 13,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const toolGroup = style({ display: 'flex', alignItems: 'center', gap: 4 });
export const sheet = style({ display: 'flex', flex: 1, minHeight: 0 });
export const fieldPlace = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  overflow: 'hidden',
  border: `1.5px solid ${receiverVars.fill}`,
  borderRadius: 3,
  backgroundColor: receiverVars.tint,
  fontSize: 11,
  lineHeight: 1.1,
  fontWeight: 600,
  color: vars.doc.ink,
  pointerEvents: 'none',
});
export const fieldNumber = style({
  position: 'absolute',
  top: 0,
  left: 0,
  minWidth: 13,
  padding: '0 3px',
  backgroundColor: receiverVars.fill,
  color: receiverVars.onFill,
  fontSize: 9,
  lineHeight: '12px',
  textAlign: 'center',
});
