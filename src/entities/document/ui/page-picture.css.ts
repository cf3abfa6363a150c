import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const paper = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  backgroundColor: '#fff',
});
export const layer = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', userSelect: 'none' });
export const hidden = style({ visibility: 'hidden' });
export const failure = style({
  ...text.bodySm,
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: 16,
  color: vars.doc.ink,
  textAlign: 'center',
});
