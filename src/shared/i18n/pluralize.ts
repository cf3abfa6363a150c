const rules = new Intl.PluralRules('en');

/** "1 page", "3 pages". Irregular plurals are passed in. */
export const pluralize = (count: number, one: string, other = `${one}s`) =>
  `${count} ${rules.select(count) === 'one' ? one : other}`;
