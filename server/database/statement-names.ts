/** The names of the defined statements, by their text. */
const names = new Map<string, string>();

/** Returns the name under which a connection prepares a statement, if it is a defined one. */
export const findStatementName = (text: string) => names.get(text);

export function nameStatement(text: string, name: string) {
  if ([...names.values()].includes(name)) throw new Error(`There are two statements ${name}.`);
  names.set(text, name);
}
