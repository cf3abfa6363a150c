import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@/shared/styles';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '8px 16px',
});
export const heading = style({ ...text.titleLg, margin: 0, '@media': { [media.mobile]: { fontSize: 22 } } });
export const subtitle = style({ ...text.bodyMd, marginTop: 2, color: vars.text.secondary });
