import { listGapRects } from '../../rules/date-gaps.ts';
import type { DocumentEngine } from '../../server/documents/engine.ts';
import type { Suggestion } from '../../server/documents/fields.ts';
import { mergeSuggestions } from '../../server/documents/suggest/merge-suggestions.ts';
import { toDisplayRect, type Rect } from '../../rules/page-geometry.ts';
import { computeOverlap } from '../../rules/rect-overlap.ts';
import {
  readForeignForm,
  type ForeignBlank,
  type ForeignForm,
} from '../../tests/support/documents/foreign-forms/foreign-forms.ts';

type Engine = Pick<DocumentEngine, 'intake' | 'readDocument'>;
type Hit = { blank: ForeignBlank; suggestion: Suggestion };

export type ForeignScore = {
  form: string;
  made: string;
  required: number;
  suggested: number;
  hits: Hit[];
  missed: ForeignBlank[];
  wrong: Suggestion[];
  kinds: number;
  parties: number;
  labels: number;
  groups: number;
  rightGroups: number;
  wrongConsents: Hit[];
  dates: number;
  rightDates: number;
};

export async function measureForeignForm(engine: Engine, name: string): Promise<ForeignScore> {
  const { upload, form } = await readForeignForm(name);
  const suggestions = await suggestionsOf(engine, name, upload);
  const { hits, missed, wrong } = matchUp(form.blanks, suggestions);
  const groups = new Set(form.blanks.flatMap(({ group }) => group ?? []));
  return {
    form: name,
    made: form.made,
    required: form.blanks.filter(({ required }) => required).length,
    suggested: suggestions.length,
    hits,
    missed: missed.filter(({ required }) => required),
    wrong,
    kinds: hits.filter(({ blank, suggestion }) => blank.kinds.some((kind) => kind === suggestion.kind)).length,
    parties: hits.filter((hit) => isRightParty(form, hit)).length,
    labels: hits.filter(isRightLabel).length,
    groups: groups.size,
    rightGroups: [...groups].filter((group) => isRightGroup(group, form, hits, suggestions)).length,
    dates: hits.filter(({ blank }) => blank.gaps.length > 0).length,
    rightDates: hits.filter(isDateInGaps).length,
    wrongConsents: hits.filter((hit) => hit.blank.consent && !isRightLabel(hit)),
  };
}

async function suggestionsOf(engine: Engine, name: string, upload: Uint8Array): Promise<Suggestion[]> {
  const intake = await engine.intake(upload);
  if (intake.status === 'REFUSED') throw new Error(`${name} was refused: ${intake.refusal.errorCode}`);
  const { normalised, normalisedSha256, pages } = intake;
  const { suggestions } = await engine.readDocument({ sha256: normalisedSha256, read: () => normalised });
  return mergeSuggestions(intake.suggestions, suggestions).map((suggestion) => {
    const page = pages[suggestion.page - 1];
    return page ? { ...suggestion, rect: toDisplayRect(suggestion.rect, page) } : suggestion;
  });
}

/** Pairs each blank with the suggestion that overlaps it most, starting with the best pairs. */
function matchUp(blanks: readonly ForeignBlank[], suggestions: readonly Suggestion[]) {
  const pairs = blanks
    .flatMap((blank) =>
      suggestions.flatMap((suggestion) => {
        const share = blank.page === suggestion.page ? computeOverlap(rectOf(blank), suggestion.rect) : 0;
        return share >= 0.5 ? [{ blank, suggestion, share }] : [];
      }),
    )
    .toSorted((a, b) => b.share - a.share);
  const hits: Hit[] = [];
  const taken = new Set<ForeignBlank | Suggestion>();
  for (const { blank, suggestion } of pairs) {
    if (taken.has(blank) || taken.has(suggestion)) continue;
    taken.add(blank).add(suggestion);
    hits.push({ blank, suggestion });
  }
  return {
    hits,
    missed: blanks.filter((blank) => !taken.has(blank)),
    wrong: suggestions.filter((suggestion) => !taken.has(suggestion)),
  };
}

/** Ignores a number that only tells a table's rows apart, as in 차량번호 2. */
const isRightLabel = ({ blank, suggestion }: Hit) =>
  [suggestion.name, suggestion.name.replace(/ \d+$/, '')].some((name) => acceptedLabels(blank).includes(plain(name)));

function isRightParty({ parties }: ForeignForm, { blank, suggestion }: Hit) {
  if (blank.party === null) return suggestion.partyName === null;
  const names = parties.find(({ key }) => key === blank.party)?.names ?? [];
  return suggestion.partyName !== null && names.map(plain).includes(plain(suggestion.partyName));
}

/** Returns whether exactly this group's boxes became one group of radio buttons with the right labels. */
function isRightGroup(group: string, { blanks }: ForeignForm, hits: readonly Hit[], all: readonly Suggestion[]) {
  const boxes = blanks.filter((blank) => blank.group === group);
  const found = hits.filter(({ blank }) => blank.group === group);
  const [first] = found;
  if (!first || found.length !== boxes.length || first.suggestion.group === undefined) return false;
  const { page, group: name } = first.suggestion;
  const same = all.filter((suggestion) => suggestion.page === page && suggestion.group === name);
  return (
    same.length === boxes.length &&
    found.every(
      ({ blank, suggestion }) =>
        suggestion.kind === 'RADIO' &&
        suggestion.group === name &&
        acceptedLabels(blank).includes(plain(suggestion.name)),
    )
  );
}

/** Returns whether each number of the date is centred in the middle half of its gap. */
function isDateInGaps({ blank, suggestion: { rect, dateGaps } }: Hit) {
  if (blank.gaps.length === 0 || !dateGaps) return false;
  const gaps = listGapRects(rect, dateGaps);
  if (gaps.length !== blank.gaps.length) return false;
  return gaps.every((gap, index) => {
    const [x = 0, , width = 0] = blank.gaps[index] ?? [];
    const middle = gap.x + gap.width / 2;
    return middle > x + width / 4 && middle < x + (3 * width) / 4;
  });
}

const acceptedLabels = ({ choice, labels }: ForeignBlank) => (choice === null ? labels : [choice]).map(plain);
const plain = (text: string) => text.replaceAll(/[\s:：·.,/()[\]]/g, '').toLowerCase();

function rectOf({ rect: [x, y, width, height] }: ForeignBlank): Rect {
  return { x, y, width, height };
}
