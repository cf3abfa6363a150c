const rules = new Intl.PluralRules('en');

/** "1 page", "3 pages". Words with an irregular plural bring it with them. */
export const pluralize = (count: number, one: string, other = `${one}s`) =>
  `${count} ${rules.select(count) === 'one' ? one : other}`;
