import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '@/shared/styles';

export const form = style({ display: 'grid', gap: space[6] });
export const permissions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[4]} ${space[3]}`,
  '@media': { [media.belowSm]: { gridTemplateColumns: '1fr' } },
});
export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: space[2] });
globalStyle(`${actions} > *`, { '@media': { [media.mobile]: { flex: 1 } } });
