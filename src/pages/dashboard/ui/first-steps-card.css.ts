import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, text, vars } from '@/shared/styles';

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media': { [media.belowMd]: { gridAutoFlow: 'row', gap: 12 } },
});
export const step = style({ display: 'flex', gap: 10, alignItems: 'flex-start' });
export const tick = recipe({
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: 22,
    height: 22,
    borderRadius: '50%',
  },
  variants: {
    isDone: {
      true: { backgroundColor: vars.success.soft, color: vars.success.text },
      false: { border: `2px solid ${vars.border.control}` },
    },
  },
});
globalStyle(`${tick.classNames.base} > svg`, { width: 14, height: 14 });
export const done = style({ fontWeight: 600, color: vars.text.secondary });
export const note = style({ ...text.bodySm, display: 'block', color: vars.text.tertiary });
