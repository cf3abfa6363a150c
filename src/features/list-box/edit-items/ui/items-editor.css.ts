import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@/shared/styles';

export const addRow = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  '@media': { [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const addField = style({ flex: 1, minWidth: 0 });
/** Aligns the button with the input, which has a label above it. */
export const addButton = style({ marginTop: 26, '@media': { [media.mobile]: { marginTop: 0 } } });
export const feedback = style({
  ...text.bodySm,
  color: vars.text.secondary,
  selectors: { '&:empty': { display: 'none' } },
});
export const emptyList = style({ ...text.bodySm, padding: '12px 0', color: vars.text.tertiary });
export const list = style({ display: 'flex', flexDirection: 'column', gap: 6 });
export const row = style({ display: 'flex', alignItems: 'center', gap: 6 });
export const entry = style({ flex: 1, minWidth: 0 });
export const footer = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 0',
  borderTop: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
});
export const problem = style({ ...text.bodySm, flex: 1, minWidth: 160, color: vars.danger.text });
