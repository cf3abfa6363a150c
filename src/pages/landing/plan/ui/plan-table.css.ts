import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius, space, text, vars, visuallyHidden } from '@/shared/styles';

const line = `1px solid ${vars.border.default}`;

export const table = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', textAlign: 'left' });
export const caption = style([visuallyHidden]);
export const corner = style({ width: '22.500%', borderBottom: line });
export const plan = recipe({
  base: {
    padding: `${space[6]} ${space[6]} 26px`,
    borderBottom: line,
    verticalAlign: 'top',
    fontWeight: 'inherit',
  },
  variants: {
    recommended: {
      true: { backgroundColor: vars.bg.canvas, borderRadius: '20px 20px 0 0' },
      false: {},
    },
  },
});
export const name = style({ ...text.titleSm, display: 'flex', alignItems: 'center', gap: 10, minHeight: 26 });
export const badge = style({
  padding: '3px 9px',
  borderRadius: radius.sm,
  backgroundColor: vars.action.bg,
  color: vars.action.text,
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 600,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});
export const price = style({
  ...text.titleXl,
  display: 'block',
  marginTop: 8,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.rail]: { fontSize: 25 } },
});
export const period = style({ ...text.bodyMd, color: vars.text.secondary });
export const audience = style({ ...text.bodySm, display: 'block', marginTop: 2, color: vars.text.secondary });
export const action = style({ marginTop: 18 });

export const row = style({});
export const feature = style({
  ...text.bodyMd,
  padding: '11px 12px 11px 0',
  borderBottom: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
});
export const offer = recipe({
  base: {
    ...text.bodyMd,
    padding: `11px ${space[6]}`,
    borderBottom: `1px solid ${vars.border.subtle}`,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { recommended: { true: { backgroundColor: vars.bg.canvas }, false: {} } },
});
