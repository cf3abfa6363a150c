import { FORMS } from '../../server/content/forms/forms.ts';
import type { DocumentEngine } from '../../server/documents/engine.ts';
import type { Suggestion } from '../../server/documents/fields.ts';
import { drawForm } from '../../server/documents/typeset/draw-form.ts';
import type { PlacedBlank } from '../../server/documents/typeset/form-page.ts';
import { FORM_STYLES } from '../../server/documents/typeset/form.types.ts';
import { isTickKind } from '../../rules/field-kinds.ts';
import { readHeldOut } from '../../tests/support/documents/held-out/held-out.ts';

export type SuggestionScore = {
  form: string;
  look: string;
  blanks: number;
  suggested: number;
  found: number;
  party: number;
  /** The number of found blanks whose party is named in the form. */
  saysParty: number;
  missed: PlacedBlank[];
  wrong: Suggestion[];
};

export async function measureSuggestions(engine: Pick<DocumentEngine, 'readDocument'>): Promise<SuggestionScore[]> {
  const scores: SuggestionScore[] = [];
  for (const form of FORMS) {
    for (const look of FORM_STYLES) {
      const { bytes, blanks } = drawForm(form, look);
      const { suggestions } = await engine.readDocument({ sha256: `${form.code}-${look}`, read: () => bytes });
      scores.push({ form: form.code, look, ...score(blanks, suggestions) });
    }
  }
  return scores;
}

/** Scores forms that we didn't typeset ourselves. `look` names the program that converted them to PDF. */
export async function measureHeldOut(
  engine: Pick<DocumentEngine, 'readDocument'>,
  names: readonly string[],
): Promise<SuggestionScore[]> {
  const scores: SuggestionScore[] = [];
  for (const name of names) {
    const { bytes, blanks } = await readHeldOut(name);
    const { suggestions } = await engine.readDocument({ sha256: `held-out-${name}`, read: () => bytes });
    scores.push({ form: name, look: name.startsWith('hangul') ? 'HANGUL' : 'PRINT', ...score(blanks, suggestions) });
  }
  return scores;
}

function score(blanks: readonly PlacedBlank[], suggestions: readonly Suggestion[]) {
  const left = [...suggestions];
  const missed: PlacedBlank[] = [];
  let party = 0;
  let saysParty = 0;
  for (const blank of blanks) {
    const index = left.findIndex((suggestion) => isSame(blank, suggestion));
    const [hit] = index >= 0 ? left.splice(index, 1) : [];
    if (!hit) missed.push(blank);
    else if (blank.saysParty) {
      saysParty += 1;
      if (hit.party === blank.party) party += 1;
    }
  }
  return {
    blanks: blanks.length,
    suggested: suggestions.length,
    found: blanks.length - missed.length,
    party,
    saysParty,
    missed,
    wrong: left,
  };
}

/** A suggestion matches if it is of the same kind and covers at least half of the smaller area. */
function isSame(blank: PlacedBlank, suggestion: Suggestion): boolean {
  // These forms were labelled when mutually exclusive options were still checkboxes.
  const isSameKind = isTickKind(blank.kind) ? isTickKind(suggestion.kind) : blank.kind === suggestion.kind;
  if (blank.page !== suggestion.page || !isSameKind) return false;
  const [a, b] = [blank.rect, suggestion.rect];
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 && width * height >= 0.5 * Math.min(a.width * a.height, b.width * b.height);
}

const share = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1_000) / 1_000);

export function sumOf(scores: readonly SuggestionScore[]) {
  const total = (of: (score: SuggestionScore) => number) => scores.reduce((sum, score) => sum + of(score), 0);
  const found = total((score) => score.found);
  return {
    recall: share(
      found,
      total((score) => score.blanks),
    ),
    precision: share(
      found,
      total((score) => score.suggested),
    ),
    'right party, where the page says it': share(
      total((score) => score.party),
      total((score) => score.saysParty),
    ),
    blanks: total((score) => score.blanks),
  };
}
