import { style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const content = style({ display: 'flex', flexDirection: 'column', gap: 16 });
export const facts = style({ display: 'flex', flexDirection: 'column', gap: 6, margin: 0 });
export const fact = style({ ...text.bodyMd, display: 'flex', gap: 12 });
export const term = style({ flex: '0 0 88px', color: vars.text.secondary });
export const value = style({ margin: 0, minWidth: 0, color: vars.text.primary });
export const warning = style({
  padding: '14px 16px',
  borderRadius: radius.md,
  backgroundColor: vars.warning.soft,
  color: vars.text.primary,
});
export const heading = style({ ...text.titleSm, margin: 0 });
export const reasons = style({ ...text.bodyMd, margin: '6px 0 0', paddingLeft: 18, listStyle: 'disc' });
export const legalBasis = style({ ...text.bodySm, margin: 0, color: vars.text.secondary });
export const pages = style({ display: 'flex', flexDirection: 'column', gap: 12 });
export const page = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  backgroundColor: vars.doc.paper,
  boxShadow: `0 0 0 1px ${vars.border.subtle}`,
});
