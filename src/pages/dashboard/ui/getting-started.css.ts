import { globalStyle, style } from '@vanilla-extract/css';
import { media, radius, text, vars } from '@/shared/styles';

export const heading = style({ ...text.titleSm, marginBottom: 12 });
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  '@media': { [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 } },
});
export const option = style({
  display: 'flex',
  flexDirection: 'column',
  padding: 20,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});
export const icon = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 40,
  height: 40,
  marginBottom: 12,
  borderRadius: radius.md,
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
});
globalStyle(`${icon} > svg`, { width: 20, height: 20 });
export const title = style({ fontSize: 16, fontWeight: 700 });
/** Takes up the remaining height, so that the buttons in a row are aligned. */
export const note = style({ ...text.bodySm, flex: 1, margin: '4px 0 16px', color: vars.text.secondary });
