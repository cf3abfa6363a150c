import { style } from '@vanilla-extract/css';
import { text } from './text';
import { vars } from './theme.css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: 40 });
export const heading = style({ ...text.titleMd, marginBottom: 14 });
export const themes = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20 });
export const theme = style({
  padding: 20,
  borderRadius: 14,
  backgroundColor: vars.bg.surface,
  color: vars.text.primary,
  border: `1px solid ${vars.border.subtle}`,
});
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 12,
  marginTop: 12,
});
export const swatch = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  ...text.caption,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const colour = style({ height: 44, borderRadius: 8, boxShadow: `inset 0 0 0 1px ${vars.border.subtle}` });
export const name = style({ color: vars.text.primary, fontWeight: 600 });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 20 });
export const bar = style({ height: 16, borderRadius: 3, backgroundColor: vars.accent.fill });
export const square = style({
  width: 64,
  height: 64,
  border: `1px solid ${vars.border.control}`,
  backgroundColor: vars.neutral.soft,
});
export const raised = style({ width: 120, height: 80, borderRadius: 12, backgroundColor: vars.bg.raised });
export const receiver = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 36,
  height: 36,
  borderRadius: 10,
  fontWeight: 700,
});
export const motionDot = style({
  width: 24,
  height: 24,
  borderRadius: 6,
  backgroundColor: vars.action.bg,
  transitionProperty: 'transform',
  selectors: { ':hover > &': { transform: 'translateX(160px)' } },
});
export const motionTrack = style({ width: 200, padding: '8px 0' });
