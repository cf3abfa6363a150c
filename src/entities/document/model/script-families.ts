import { SHAPED_SCRIPTS, type ShapedScript } from '#rules/shaped-text.ts';

export const toFamily = (script: ShapedScript) => `Printed ${script}`;

/** The font families of all scripts. Browsers skip those that aren't loaded. */
export const SCRIPT_FAMILIES = SHAPED_SCRIPTS.map((script) => `'${toFamily(script)}'`).join(', ');
