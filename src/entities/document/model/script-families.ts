import { SHAPED_SCRIPTS, type ShapedScript } from '#rules/shaped-text.ts';

export const toFamily = (script: ShapedScript) => `Printed ${script}`;

/** Browsers skip families that aren't loaded. */
export const SCRIPT_FAMILIES = SHAPED_SCRIPTS.map((script) => `'${toFamily(script)}'`).join(', ');
