import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@/shared/styles';

export const phone = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  width: 378,
  height: 'min(720px, calc(100dvh - 300px))',
  minHeight: 440,
  margin: '0 auto',
  border: `8px solid ${vars.bg.inverse}`,
  borderRadius: 36,
  backgroundColor: vars.bg.desk,
  '@media': {
    [media.mobile]: { width: '100%', height: '64dvh', border: `1px solid ${vars.border.default}`, borderRadius: 16 },
  },
});
export const top = style({
  ...text.labelMd,
  flex: 'none',
  padding: '12px 16px',
  overflow: 'hidden',
  borderBottom: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const document = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  position: 'relative',
});
export const finished = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 1,
  gap: 12,
  padding: 24,
  backgroundColor: vars.bg.surface,
  textAlign: 'center',
});
export const doneTitle = style({ ...text.titleMd });
export const doneText = style({ ...text.bodyMd, color: vars.text.secondary });
export const doneIcon = style({ width: 44, height: 44, color: vars.success.fill });
export const footer = style({
  flex: 'none',
  padding: 14,
  borderTop: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
});
