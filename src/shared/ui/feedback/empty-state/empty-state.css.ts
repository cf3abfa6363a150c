import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, text, vars } from '@/shared/styles';

export const state = recipe({
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', margin: '0 auto' },
  variants: {
    size: {
      page: { maxWidth: 480, padding: '88px 20px', '@media': { [media.mobile]: { padding: '56px 20px' } } },
      panel: { maxWidth: 400, padding: '40px 20px' },
    },
  },
});
export const title = recipe({
  base: { color: vars.text.primary },
  variants: { size: { page: { ...text.titleMd, marginTop: 28 }, panel: { ...text.titleSm, marginTop: 16 } } },
});
export const description = style({ ...text.bodyMd, marginTop: 6, color: vars.text.secondary, textWrap: 'balance' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 22 });
export const more = style({ marginTop: 18 });

export const tile = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 56,
  height: 56,
  borderRadius: 14,
  backgroundColor: vars.neutral.soft,
  color: vars.text.secondary,
});
export const tileIcon = style({ width: 24, height: 24 });

export const drawing = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });
export const back = style({ fill: vars.neutral.soft });
export const paper = style({ fill: vars.bg.surface, stroke: vars.border.default, strokeWidth: 1.5 });
export const lines = style({ stroke: vars.border.default, strokeWidth: 3 });
export const slotGround = style({ fill: vars.bg.surface });
export const slot = style({
  fill: vars.bg.surface,
  stroke: vars.border.control,
  strokeWidth: 1.8,
  strokeDasharray: '5 4.5',
});
export const glyph = style({ stroke: vars.text.secondary, strokeWidth: 2 });
export const textBlock = style({ fill: vars.text.tertiary, fontSize: 20, fontWeight: 700, textAnchor: 'middle' });
