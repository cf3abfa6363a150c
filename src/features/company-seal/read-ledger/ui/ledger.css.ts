import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const list = style({ display: 'flex', flexDirection: 'column' });
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '12px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
});
export const action = style({ ...text.bodyMd, overflowWrap: 'anywhere' });
export const document = style({
  ...text.bodySm,
  alignSelf: 'flex-start',
  color: vars.accent.text,
  overflowWrap: 'anywhere',
});
export const note = style({ ...text.bodySm, color: vars.text.secondary, overflowWrap: 'anywhere' });
export const timestamp = style({ ...text.bodySm, color: vars.text.secondary });
