import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from './media';
import { palette, shadows } from './tokens';

const light = { ...palette.light, elevation: shadows.light };
const dark = { ...palette.dark, elevation: shadows.dark };

const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `accent.onFill` in the token file becomes `--accent-on-fill` in CSS. */
export const vars = createGlobalThemeContract(light, (_value, path) => path.map(kebab).join('-'));

// The attribute also works on nested elements, so that a story can show both themes on one page.
globalStyle(":root, [data-theme='light']", { vars: assignVars(vars, light), colorScheme: 'light' });
globalStyle("[data-theme='dark']", { vars: assignVars(vars, dark), colorScheme: 'dark' });
globalStyle(":root:not([data-theme='light'])", {
  '@media': { [media.darkScheme]: { vars: assignVars(vars, dark), colorScheme: 'dark' } },
});
