import { style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const card = style({
  position: 'absolute',
  zIndex: 6,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: 300,
  maxWidth: '100%',
  padding: 14,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.raised,
  color: vars.text.primary,
  boxShadow: vars.elevation[3],
  cursor: 'default',
});
export const name = style({
  ...text.labelMd,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const keys = style({ ...text.caption, flex: 'none', color: vars.text.secondary, fontWeight: 400 });
