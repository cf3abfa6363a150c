import { style } from '@vanilla-extract/css';
import { text } from '@/shared/styles';

export const heading = style({ ...text.titleLg, fontSize: 22 });
