import { style } from '@vanilla-extract/css';
import { media, text } from '@/shared/styles';

export const notice = style({ marginTop: 16 });
export const heading = style({ ...text.titleMd, margin: '28px 0 14px' });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(248px, 1fr))',
  gap: '32px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
