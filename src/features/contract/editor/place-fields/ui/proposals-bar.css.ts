import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@/shared/styles';

export const bar = style({
  ...text.bodySm,
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '5px 14px',
  borderBottom: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.accent.soft,
});
export const icon = style({ color: vars.accent.text });
export const textBlock = style({ flex: 1, minWidth: 180, '@media': { [media.mobile]: { flexBasis: '100%' } } });
