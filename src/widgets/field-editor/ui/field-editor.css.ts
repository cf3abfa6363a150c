import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/styles';

export const notice = style({ flex: 'none', padding: '10px 14px', backgroundColor: vars.bg.canvas });
