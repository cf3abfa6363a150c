import { style } from '@vanilla-extract/css';
import { radius } from '@/shared/styles';

export const set = style({ height: 258, marginTop: 18, borderRadius: radius.xl });
export const cards = style({ marginTop: 28 });
export const picture = style({ height: 188 });
