const rules = new Intl.PluralRules('en');

/** Returns text such as "1 page" or "3 pages". Irregular plurals must be passed in. */
export const pluralize = (count: number, one: string, other = `${one}s`) =>
  `${count} ${rules.select(count) === 'one' ? one : other}`;
