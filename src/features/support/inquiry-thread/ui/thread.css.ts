import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, space, text, vars } from '@/shared/styles';

export const header = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[3] });
export const subject = style({ ...text.titleMd, overflowWrap: 'anywhere' });
export const messages = style({ display: 'grid', gap: space[3] });
export const message = recipe({
  base: { padding: space[4], border: `1px solid ${vars.border.subtle}`, borderRadius: radius.md },
  variants: { from: { ASKER: {}, SUPPORT: { backgroundColor: vars.bg.canvas } } },
});
export const facts = style({ ...text.bodySm, color: vars.text.secondary });
export const messageText = style({
  ...text.bodyMd,
  marginTop: space[2],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const files = style({ display: 'grid', gap: space[2], marginTop: space[3], padding: 0, listStyle: 'none' });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingTop: space[2],
  borderTop: `1px solid ${vars.border.subtle}`,
});
export const fileFacts = style({ display: 'grid', minWidth: 0 });
export const fileName = style({ ...text.labelMd, overflowWrap: 'anywhere' });
export const problem = style({ ...text.bodySm, color: vars.danger.text });
