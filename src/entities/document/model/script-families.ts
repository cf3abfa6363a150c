import { SHAPED_SCRIPTS, type ShapedScript } from '#rules/shaped-text.ts';

export const toFamily = (script: ShapedScript) => `Printed ${script}`;

/** The families of all scripts. Those that are not loaded are passed over. */
export const SCRIPT_FAMILIES = SHAPED_SCRIPTS.map((script) => `'${toFamily(script)}'`).join(', ');
