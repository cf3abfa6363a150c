import { style } from '@vanilla-extract/css';
import { media, radius, text, vars } from '@/shared/styles';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  backgroundColor: vars.bg.surface,
});
export const bar = style({ display: 'flex', alignItems: 'center', flex: 'none', minHeight: 56, padding: '0 8px' });
export const column = style({
  flex: 1,
  width: '100%',
  maxWidth: 640,
  margin: '0 auto',
  padding: '12px 20px 32px',
  '@media': { [media.desktop]: { maxWidth: 1000, paddingTop: 32 } },
});
export const title = style({ ...text.titleXl, outline: 'none' });
export const textBlock = style({ ...text.bodyMd, marginTop: 10, color: vars.text.secondary });
export const sections = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  marginTop: 24,
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: '280px minmax(0, 640px)', gap: 48, alignItems: 'start' },
  },
});
export const pages = style({
  display: 'flex',
  gap: 12,
  overflowX: 'auto',
  padding: 2,
  '@media': { [media.desktop]: { flexWrap: 'wrap', maxHeight: '62vh', overflowY: 'auto' } },
});
export const thumb = style({ display: 'flex', flexDirection: 'column', flex: 'none', alignItems: 'center', gap: 6 });
export const thumbName = style({ ...text.labelSm, color: vars.text.secondary });
export const paper = style({
  position: 'relative',
  overflow: 'hidden',
  // An outline, because a border would take up space and shift the fields.
  outline: `1px solid ${vars.border.default}`,
  borderRadius: radius.md,
  backgroundColor: vars.doc.paper,
});
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const pageName = style({ ...text.labelSm, margin: '18px 0 2px', color: vars.text.secondary });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 52,
  padding: '8px 0',
  borderBottom: `1px solid ${vars.border.subtle}`,
  '@media': { [media.cramped]: { flexWrap: 'wrap', columnGap: 16, rowGap: 0 } },
  selectors: { '&:hover': { backgroundColor: vars.bg.sunken } },
});
export const rowName = style({ ...text.bodyMd, flex: 'none', maxWidth: '42%', color: vars.text.secondary });
export const rowValue = style({ ...text.labelMd, flex: 1, minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere' });
export const rowEmptyValue = style([rowValue, { color: vars.text.tertiary }]);
export const rowFixLink = style({ ...text.labelSm, flex: 'none', color: vars.accent.text });
export const markPicture = style({
  display: 'inline-block',
  width: 110,
  height: 48,
  padding: 2,
  borderRadius: radius.sm,
  backgroundColor: vars.doc.paper,
  fontSize: 18,
});
export const footer = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: 14,
  padding: '16px 20px calc(18px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  '@media': { [media.desktop]: { alignSelf: 'center', width: '100%', maxWidth: 640, borderTop: 0 } },
});
export const confirmation = style({ ...text.bodyMd });
export const changes = style({ display: 'flex', flexDirection: 'column', gap: 12, marginTop: 20 });
export const change = style({
  padding: 16,
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.lg,
});
export const changeName = style({ ...text.labelMd, marginBottom: 8 });
export const versions = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });
export const version = style({ ...text.caption, color: vars.text.tertiary });
export const beforeValue = style({
  ...text.bodyMd,
  margin: 0,
  color: vars.text.secondary,
  textDecoration: 'line-through',
});
export const afterValue = style({ ...text.labelMd, margin: 0 });
