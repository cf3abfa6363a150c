import { groupBy } from '../../../rules/group-by.ts';
import { computeOverlap } from '../../../rules/rect-overlap.ts';
import type { Suggestion } from '../fields.ts';

const SAME_PLACE = 0.3;
const MAX_NAME_LENGTH = 100;
/** Names that no person chose: empty ones, and the defaults of form designers. */
const GENERATED = /^(?:(?:텍스트|확인란|text(?:field|box)?|txt|field|check ?box)[\s_-]*\d+)?$/i;

/**
 * Merges the file's own form fields with the blanks inferred from its words, one suggestion per place. The file's field
 * is more reliable, but only the words around it say whose it is.
 */
export function mergeSuggestions(own: readonly Suggestion[], inferred: readonly Suggestion[]): Suggestion[] {
  const byPage = groupBy(inferred, ({ page }) => page);
  const covered = own.map((one) => (byPage.get(one.page) ?? []).filter((blank) => covers(one, blank)));
  const groups = groupBy(
    own.map((one, index) => ({ one, blanks: covered[index] ?? [] })),
    // A group's buttons belong to one person.
    ({ one }) => groupKeyOf(one)[0] ?? one,
  );
  const completed = new Map(
    [...groups.values()].flatMap((group) => {
      const blanks = group.flatMap((button) => button.blanks);
      return group.map(({ one }) => [one, complete(one, blanks)] as const);
    }),
  );
  return numberEqualNames([
    ...own.map((one) => completed.get(one) ?? one),
    ...withOwnGroups(withoutCovered(inferred, new Set(covered.flat())), new Set(own.flatMap(groupKeyOf))),
  ]);
}

/** Drops every group that the file's own buttons cover in part, because its other boxes are in doubt. */
function withoutCovered(inferred: readonly Suggestion[], covered: ReadonlySet<Suggestion>): Suggestion[] {
  const groups = new Set([...covered].flatMap(groupKeyOf));
  return inferred.filter((blank) => !covered.has(blank) && !groupKeyOf(blank).some((key) => groups.has(key)));
}

/** Renames groups whose name is taken by one of the file's own, because the buttons of a group exclude each other. */
const withOwnGroups = (inferred: readonly Suggestion[], taken: ReadonlySet<string>): Suggestion[] =>
  inferred.map((blank) => {
    let group = blank.group;
    for (let number = 2; group !== undefined && taken.has(`${blank.page}/${group}`); number += 1)
      group = `${blank.group} ${number}`;
    return group === undefined ? blank : { ...blank, group };
  });

const groupKeyOf = ({ page, group }: Suggestion): string[] => (group === undefined ? [] : [`${page}/${group}`]);

const covers = (one: Suggestion, blank: Suggestion) => computeOverlap(one.rect, blank.rect) > SAME_PLACE;

/** Adds the party, and a label to a field without a name, unless the page suggests more than one. */
function complete(own: Suggestion, blanks: readonly Suggestion[]): Suggestion {
  const [party, ...otherParties] = groupBy(blanks, ({ partyName }) => partyName).values();
  const [label, ...otherLabels] = new Set(blanks.map(({ name }) => name));
  const [owner] = own.partyName === null && otherParties.length === 0 ? (party ?? []) : [];
  const isUnnamed = GENERATED.test(own.name) && own.group === undefined && otherLabels.length === 0;
  return {
    ...own,
    ...(owner && { party: owner.party, partyName: owner.partyName }),
    ...(isUnnamed && label !== undefined && { name: label }),
  };
}

/**
 * Numbers fields with the same name from the second one on, so that senders can tell them apart. A group's buttons have
 * their choices for that.
 */
function numberEqualNames(suggestions: readonly Suggestion[]): Suggestion[] {
  const given = new Set(suggestions.map((one) => keyOf(one, one.name)));
  const counts = new Map<string, number>();
  return suggestions.map((one) => {
    if (one.kind === 'RADIO' || one.name === '') return one;
    const key = keyOf(one, one.name);
    let number = (counts.get(key) ?? 0) + 1;
    const numbered = () => `${one.name.slice(0, MAX_NAME_LENGTH - ` ${number}`.length)} ${number}`;
    if (number > 1) while (given.has(keyOf(one, numbered()))) number += 1;
    counts.set(key, number);
    if (number === 1) return one;
    given.add(keyOf(one, numbered()));
    return { ...one, name: numbered() };
  });
}

/** A checkbox and the blank after it may have the same name. */
const keyOf = ({ kind, partyName }: Suggestion, name: string) =>
  `${partyName ?? ''}/${kind === 'CHECKBOX' ? '□' : ''}${name}`;
