import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, tabularNums, vars } from '@/shared/styles';

export const track = style({ display: 'inline-flex', alignItems: 'center', gap: 3, whiteSpace: 'nowrap' });

export const dot = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: 24,
    height: 24,
    borderRadius: radius.full,
    fontSize: 11,
    fontWeight: 600,
    lineHeight: 1,
  },
  variants: {
    state: {
      done: { backgroundColor: vars.action.bg, color: vars.action.text },
      now: { border: `2px solid ${vars.accent.fill}`, backgroundColor: vars.bg.surface, color: vars.accent.text },
      mine: { backgroundColor: vars.seal.fill, color: vars.seal.onFill },
      waiting: { border: `1px dashed ${vars.border.control}`, color: vars.text.tertiary },
      refused: { border: `2px solid ${vars.danger.fill}`, backgroundColor: vars.danger.soft, color: vars.danger.text },
      more: { backgroundColor: vars.neutral.soft, color: vars.neutral.text, fontSize: 10.5 },
    },
  },
});
export const tick = style({ width: 13, height: 13, strokeWidth: 2.5 });
export const progressCount = style([tabularNums, { marginLeft: 7, fontSize: 13, color: vars.text.secondary }]);
