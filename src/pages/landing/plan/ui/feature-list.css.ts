import { style } from '@vanilla-extract/css';
import { media, space, text, vars } from '@/shared/styles';

export const section = style({ marginTop: 48, '@media': { [media.mobile]: { marginTop: 32 } } });
export const title = style({ ...text.titleMd, marginBottom: space[4] });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: `${space[3]} ${space[6]}`,
});
export const item = style({ ...text.bodyMd, display: 'flex', alignItems: 'center', gap: 10 });
export const mark = style({ flex: 'none', color: vars.text.secondary });
