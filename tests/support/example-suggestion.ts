import type { Suggestion } from '../../server/documents/fields.ts';

export const exampleSuggestion = (name: string, y: number, more: Partial<Suggestion> = {}): Suggestion => ({
  page: 1,
  rect: { x: 100, y, width: 100, height: 16 },
  kind: 'TEXT',
  party: null,
  partyName: null,
  name,
  confidence: 0.9,
  words: name,
  source: 'TEXT',
  ...more,
});
