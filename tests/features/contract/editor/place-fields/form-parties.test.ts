import { expect, it } from 'vitest';
import {
  groupFieldsByParty,
  groupByParty,
  guessPartyOwner,
  findKnownOwners,
  UNNAMED_PARTY,
  type PartyOwner,
} from '@/features/contract/editor/place-fields/model/form-parties';
import type { Proposal } from '@/features/contract/editor/place-fields/model/proposal';
import {
  createProposedFields,
  listOpenProposals,
  listProposals,
} from '@/features/contract/editor/place-fields/model/suggestions';
import { field, FILE, openEditor, THREE_PAGES, WON, YUN } from './sample';

const suggestion = (partyName: string | null, y: number, name = '성명') =>
  ({
    page: 1,
    rect: { x: 100, y, width: 100, height: 20 },
    kind: 'NAME',
    party: null,
    partyName,
    name,
    confidence: 0.9,
    words: name,
    source: 'TEXT',
  }) as const;
const ofFile = (...suggestions: ReturnType<typeof suggestion>[]) => listProposals([{ fileId: FILE, suggestions }]);
const FORM = ofFile(
  suggestion(null, 50, '계약일'),
  suggestion('사업주', 100),
  suggestion('근로자', 200),
  suggestion('근로자', 300, '주소'),
);
const PARTIES = [
  { owner: WON, name: '정해원', title: '대표' },
  { owner: YUN, name: '이도윤', title: '근로자' },
  { owner: null, name: '보내는 쪽', title: '' },
];
const partyOwners = (...entries: [string, PartyOwner][]) => new Map(entries);
const ownersIn = (editor: ReturnType<typeof openEditor>) =>
  editor.fields().map(({ name, receiverUuid }) => [name, receiverUuid]);
const ask = (editor: ReturnType<typeof openEditor>, proposals: readonly Proposal[] = FORM) =>
  editor.send({ type: 'parties.asked', proposals });

it('lists the parties as the form names them, and fields of nobody last', () => {
  expect(groupByParty(FORM).map(({ name, proposals }) => [name, proposals.length])).toEqual([
    ['사업주', 1],
    ['근로자', 2],
    [UNNAMED_PARTY, 1],
  ]);
});

it('guesses only a receiver with the same name or title, or the one signer of the one party', () => {
  const [employer, worker, unnamed] = groupByParty(FORM);
  if (!employer || !worker || !unnamed) throw new Error('A party is missing.');
  expect(guessPartyOwner(employer, PARTIES, 3)).toBeNull();
  expect(guessPartyOwner(worker, PARTIES, 3)).toEqual({ owner: YUN });
  expect(guessPartyOwner(unnamed, PARTIES, 1)).toBeNull();
  const alone = PARTIES.filter(({ owner }) => owner !== YUN);
  expect(guessPartyOwner(unnamed, alone, 1)).toEqual({ owner: WON });
  expect(guessPartyOwner(unnamed, alone, 2)).toBeNull();
  expect(guessPartyOwner(worker, [...PARTIES, { owner: 'c', name: '박', title: '근로자' }], 3)).toBeNull();
});

it('offers what is still free and nobody dismissed', () => {
  const proposals = ofFile(suggestion(null, 100));
  expect(listOpenProposals(proposals, new Set(), [], THREE_PAGES)).toHaveLength(1);
  expect(listOpenProposals(proposals, new Set(), [field('a', [105, 102, 80, 16])], THREE_PAGES)).toEqual([]);
  expect(listOpenProposals(proposals, new Set(proposals.map(({ id }) => id)), [], THREE_PAGES)).toEqual([]);
});

it('places all fields in one step once it knows whose they are, and leaves out those of nobody', () => {
  const editor = openEditor();
  ask(editor);
  expect(editor.state().matches({ working: 'asking' })).toBe(true);
  const named = partyOwners(['사업주', { owner: null }], ['근로자', { owner: YUN }], [UNNAMED_PARTY, 'NOBODY']);
  editor.send({ type: 'parties.named', partyOwners: named, proposals: FORM });
  expect(editor.state().matches({ working: 'idle' })).toBe(true);
  expect(ownersIn(editor)).toEqual([
    ['성명', null],
    ['성명', YUN],
    ['주소', YUN],
  ]);
  const { partyOwners: answered, dismissed } = editor.state().context;
  expect(answered).toEqual(named);
  expect(listOpenProposals(FORM, dismissed, editor.fields(), THREE_PAGES)).toEqual([]);
  editor.send({ type: 'undone' });
  expect(editor.fields()).toEqual([]);
});

it('places nothing if the question is left, and forgets what it asked about', () => {
  const editor = openEditor();
  ask(editor);
  editor.send({ type: 'parties.dismissed' });
  expect(editor.fields()).toEqual([]);
  expect(editor.state().context.asked).toEqual([]);
});

it('gives all fields of a party to somebody else in one step, also those that were placed by hand', () => {
  const others = [field('hand', [100, 200, 90, 20]), field('elsewhere', [400, 600, 90, 20])];
  const editor = openEditor(others);
  expect(groupFieldsByParty(others, FORM).get('근로자')).toEqual([others[0]]);
  expect(findKnownOwners(new Map(), others, FORM)).toEqual(partyOwners(['근로자', { owner: WON }]));
  ask(editor, []);
  editor.send({ type: 'parties.named', partyOwners: partyOwners(['근로자', { owner: YUN }]), proposals: FORM });
  expect(ownersIn(editor)).toEqual([
    ['hand', YUN],
    ['elsewhere', WON],
  ]);
  ask(editor, []);
  editor.send({ type: 'parties.named', partyOwners: partyOwners(['근로자', 'NOBODY']), proposals: FORM });
  expect(ownersIn(editor)).toEqual([['elsewhere', WON]]);
  editor.send({ type: 'undone' });
  editor.send({ type: 'undone' });
  expect(editor.fields()).toBe(others);
});

it('keeps in a field what the file says of it', () => {
  const details = { required: false, help: '도로명으로 적어주세요', value: '서울', items: ['가', '나'] };
  const [proposal] = ofFile(suggestion('근로자', 100));
  if (!proposal) throw new Error('There is no proposal.');
  const known = partyOwners(['근로자', { owner: YUN }]);
  const [own] = createProposedFields([{ ...proposal, ...details, maxLength: 20 }], known, THREE_PAGES);
  expect(own).toMatchObject({ ...details, validation: { maxLength: 20 } });
  expect(createProposedFields([proposal], known, THREE_PAGES)[0]).not.toHaveProperty('help');
});

it('places the rest of a party that is known by its fields, when it asks about the others', () => {
  const editor = openEditor([field('placed', [100, 200, 100, 20], { receiverUuid: YUN })]);
  ask(
    editor,
    FORM.slice(1).filter(({ rect }) => rect.y !== 200),
  );
  editor.send({ type: 'parties.named', partyOwners: partyOwners(['사업주', { owner: null }]), proposals: FORM });
  expect(ownersIn(editor)).toEqual([
    ['placed', YUN],
    ['성명', null],
    ['주소', YUN],
  ]);
});
