import { style } from '@vanilla-extract/css';
import { media, radius, size, text, vars } from '@/shared/styles';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 6 });
export const chip = style({
  ...text.caption,
  minHeight: 28,
  padding: '2px 10px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: 14,
  color: vars.text.primary,
  backgroundColor: vars.bg.surface,
  selectors: { '&:hover': { backgroundColor: vars.fill.hover } },
  '@media': { [media.mobile]: { minHeight: size.touchMin, padding: '2px 14px', borderRadius: 22 } },
});
export const blocks = style({ gap: 10 });
export const block = style({
  padding: '10px 12px 12px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.md,
});
export const blockHeader = style({ display: 'flex', alignItems: 'center', gap: 4, marginBottom: 6 });
export const blockName = style({ ...text.bodySm, flex: 1, minWidth: 0, fontWeight: 600 });
export const lines = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px' });
export const words = style({ ...text.bodySm, color: vars.text.secondary });
export const problem = style({ ...text.bodySm, color: vars.danger.text });
