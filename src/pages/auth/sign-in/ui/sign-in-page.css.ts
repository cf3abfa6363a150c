import { style } from '@vanilla-extract/css';
import { space, text, vars } from '@/shared/styles';

export const signUp = style({ ...text.bodySm, marginTop: space[5], textAlign: 'center', color: vars.text.secondary });
