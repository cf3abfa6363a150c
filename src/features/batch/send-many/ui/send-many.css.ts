import { globalStyle, style } from '@vanilla-extract/css';
import { media, radius, text, vars } from '@/shared/styles';

export const heading = style({ ...text.titleLg, margin: 0 });
export const subtitle = style({ ...text.bodyMd, margin: '8px 0 0', color: vars.text.secondary });
export const drafts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const draft = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  flexWrap: 'wrap',
  padding: '12px 16px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});
export const alternatives = style({
  display: 'flex',
  justifyContent: 'center',
  gap: 8,
  '@media': { [media.mobile]: { flexDirection: 'column' } },
});
globalStyle(`${alternatives} > *`, { '@media': { [media.mobile]: { minHeight: 48 } } });
export const recoveryActions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const draftNote = style({ ...text.labelSm, color: vars.text.tertiary });
export const columns = style({ width: '100%', borderCollapse: 'collapse', fontSize: 14 });
globalStyle(`${columns} td`, {
  padding: '10px 12px 10px 0',
  borderBottom: `1px solid ${vars.border.subtle}`,
  verticalAlign: 'top',
});
export const samples = style({ ...text.labelSm, color: vars.text.tertiary, overflowWrap: 'anywhere' });
export const review = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  flex: 1,
  minHeight: 0,
  '@media': { [media.mobile]: { display: 'block' } },
});
export const pages = style({
  minWidth: 0,
  overflowY: 'auto',
  padding: 24,
  backgroundColor: vars.bg.desk,
  '@media': { [media.mobile]: { overflow: 'visible', padding: 16 } },
});
export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  paddingBottom: 16,
});
export const pagerName = style({ ...text.labelMd, minWidth: 120, textAlign: 'center' });
export const summary = style({
  overflowY: 'auto',
  padding: 28,
  borderLeft: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  '@media': { [media.mobile]: { padding: 20, borderLeft: 0 } },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  fontSize: 14,
  lineHeight: '22px',
});
globalStyle(`${facts} dt`, { color: vars.text.secondary });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' });
