import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, text, vars } from '@/shared/styles';

export const banner = recipe({
  base: {
    ...text.bodySm,
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    padding: '11px 16px',
    borderRadius: 10,
    color: vars.text.primary,
  },
  variants: {
    tone: {
      accent: { backgroundColor: vars.accent.soft },
      warning: { backgroundColor: vars.warning.soft },
      danger: { backgroundColor: vars.danger.soft },
      neutral: { backgroundColor: vars.neutral.soft },
    },
  },
});

export const icon = recipe({
  base: { display: 'flex', flex: 'none', padding: '2px 0' },
  variants: {
    tone: {
      accent: { color: vars.accent.text },
      warning: { color: vars.warning.text },
      danger: { color: vars.danger.text },
      neutral: { color: vars.text.secondary },
    },
  },
});

export const textBlock = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minWidth: 0,
});
export const sentence = style({ flex: '1 1 240px', minWidth: 0 });
export const action = style({ flex: 'none', margin: '-5px -6px -5px 0', '@media': { [media.mobile]: { margin: 0 } } });
