import { style } from '@vanilla-extract/css';
import { space } from '@/shared/styles';

export const form = style({ display: 'grid', gap: space[5] });
export const options = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  flexWrap: 'wrap',
});
