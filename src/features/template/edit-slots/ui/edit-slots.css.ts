import { style } from '@vanilla-extract/css';
import { media, radius, vars } from '@/shared/styles';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 16,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});
export const header = style({ display: 'flex', gap: 8, alignItems: 'flex-start' });
export const name = style({ flex: 1, minWidth: 0 });
/** Aligns the buttons with the input next to them. */
export const tools = style({ display: 'flex', flex: 'none', paddingTop: 26 });
export const confirmRow = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });
export const confirmText = style({ flex: 1, '@media': { [media.mobile]: { flexBasis: '100%' } } });
export const more = style({ alignSelf: 'flex-start' });
export const steps = style({ display: 'flex', flexDirection: 'column', gap: 8 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
