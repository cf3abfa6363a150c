import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, text, vars } from '@/shared/styles';

export const document = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: space[3],
  borderRadius: radius.xl,
  backgroundColor: vars.bg.canvas,
});
export const picture = style({ flex: 'none', width: 94, overflow: 'hidden', borderRadius: radius.md });
globalStyle(`${picture} img`, { width: '100%', height: 'auto' });
export const facts = style({ ...text.bodySm, minWidth: 0, color: vars.text.secondary });
export const name = style({ ...text.titleSm, color: vars.text.primary, marginBottom: space[1] });
export const letter = style({ display: 'flex', gap: space[3], marginTop: space[6] });
export const sender = style({ ...text.labelMd });
export const message = style({ ...text.bodyMd, marginTop: space[1], whiteSpace: 'pre-line' });
export const rows = style({
  marginTop: space[6],
  paddingTop: space[4],
  borderTop: `1px solid ${vars.border.subtle}`,
});
export const row = style({
  ...text.bodyMd,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[2]} 0`,
});
export const term = style({ flex: 'none', color: vars.text.secondary });
export const value = style({ fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const secondaryText = style({ fontWeight: 400, color: vars.text.secondary });
