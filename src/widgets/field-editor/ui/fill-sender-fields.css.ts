import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/styles';

export const body = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  '@media': { [media.mobile]: { flexDirection: 'column' } },
});
export const document = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});
export const panel = style({
  flex: 'none',
  width: 'min(440px, 42%)',
  padding: '32px 28px',
  overflowY: 'auto',
  borderLeft: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
});
