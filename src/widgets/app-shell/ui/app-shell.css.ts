import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '@/shared/styles';

/** Makes up for the sheet's padding, so that the avatar and the links line up with its title. */
export const mobileMenu = style({ margin: `0 -${space[2]}` });
globalStyle(`${mobileMenu} > nav`, { padding: `${space[3]} ${space[2]} 0` });

/** As wide as the icons below. */
export const railButton = style({ width: 40, minWidth: 40, padding: 0, marginInline: 'auto' });
