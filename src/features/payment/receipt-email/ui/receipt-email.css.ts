import { style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const section = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 14px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
});
export const textBlock = style({ display: 'grid', flex: 1, minWidth: 0 });
export const title = style({ ...text.bodySm, margin: 0, fontWeight: 400, color: vars.text.secondary });
export const address = style({ ...text.bodyMd, fontWeight: 600, overflowWrap: 'anywhere' });
export const noAddress = style({ ...text.bodySm, color: vars.text.tertiary });
