import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/styles';

export const seal = style({ fill: vars.seal.fill });
export const wordmark = style({ fill: 'currentColor' });
