const names = new Map<string, string>();

export const findStatementName = (text: string) => names.get(text);

export function nameStatement(text: string, name: string) {
  if ([...names.values()].includes(name)) throw new Error(`There are two statements ${name}.`);
  names.set(text, name);
}
