import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../src/shared/styles/theme.css';

globalStyle('body.sb-show-main', { backgroundColor: vars.bg.surface });
export const canvas = style({ backgroundColor: vars.bg.surface, color: vars.text.primary });
