import { isMark, TICKED_VALUE, type FillField } from '#rules/fill-field.ts';
import { removeCharacters } from '#rules/unprintable.ts';
import { isOwnField, findKnownMark } from '@/features/receiver/sign-document/model/filled-in';
import { signContract, signField } from '../sign-contract.ts';
import { createDevice } from './device.ts';
import { createDice, type Dice } from './dice.ts';
import { createNetwork } from './network.ts';
import { createRuleServer } from './rule-server.ts';
import { openTab, type Browser, type Change, type Tab } from './tab.ts';
import { createVirtualClock } from './virtual-clock.ts';
import { makeText } from './words.ts';

const STEPS = 25;
/** The number of attempts to finish before the test gives up. */
const TRIES = 40;
const WIDE = { x: 40, y: 40, width: 500, height: 60 };
const FIELDS = [
  signField(1, { kind: 'NAME', name: '이름' }),
  signField(2, { name: '주소', rect: WIDE }),
  signField(3, { name: '특약', required: false, rect: WIDE }),
  signField(4, { kind: 'MULTILINE', name: '하고 싶은 말', required: false, rect: WIDE }),
  signField(5, { kind: 'CHECKBOX', name: '동의', required: false }),
  signField(6, {
    name: '동의하는 까닭',
    rect: WIDE,
    condition: { fieldId: signField(5).fieldId, is: 'FILLED', value: null, effect: 'SHOWN' },
  }),
  signField(7, { kind: 'RADIO', name: '정규직', group: '고용' }),
  signField(8, { kind: 'RADIO', name: '계약직', group: '고용' }),
  signField(9, { kind: 'SIGNATURE', name: '서명' }),
];
const CONTRACT = signContract({ fields: FIELDS });

/**
 * Fills in a document at random and finishes it. Throws if what the person sees differs from what they did, or from
 * what is sealed.
 */
export async function walk(seed: number, change: Change = (machine) => machine) {
  const dice = createDice(seed);
  const clock = createVirtualClock();
  const network = createNetwork(clock, dice);
  const server = createRuleServer(CONTRACT);
  const browser: Browser = { device: createDevice(clock, dice), tabs: new Set() };
  const world = { clock, network, server, browser, change };
  const person = createPerson(dice);
  const log: string[] = [];
  let tab = openTab(world);
  const others: { older: Tab | null } = { older: null };
  let pressed: ReadonlyMap<string, string> | null = null;

  const check = (what: string) => {
    const wrong = person.misses(tab);
    if (wrong) throw new Error(`seed ${seed}, after ${[...log.slice(-12), what].join(' → ')}: ${wrong}`);
  };
  const arrived = async () => {
    for (let tries = 0; !isOpen(tab) && !isOver(tab); tries += 1) {
      if (tries > TRIES) throw new Error(`seed ${seed}: the document does not open`);
      network.become('whole');
      if (tab.getSnapshot().matches('failed')) tab.send({ type: 'retry' });
      await clock.advance(500);
    }
  };
  const steps: Record<string, () => Promise<void> | void> = {
    type: async () => {
      await person.type(tab, clock);
      // At most 50 ms, which is before the server validates the text.
      await clock.advance(dice.upTo(50));
      if (dice.chance(0.6) && !isOver(tab)) fillingOf(tab).send({ type: 'next' });
    },
    next: () => fillingOf(tab).send({ type: 'next' }),
    previous: () => fillingOf(tab).send({ type: 'previous' }),
    focus: () => fillingOf(tab).send({ type: 'focused', fieldId: dice.pick(FIELDS).fieldId }),
    clean: () => person.clean(tab),
    sign: () => person.sign(tab),
    finish: () => fillingOf(tab).send({ type: 'finish' }),
    edit: () => tab.send({ type: 'edit' }),
    press: () => press(),
    wait: () => clock.advance(dice.upTo(3_000)),
    refresh: () => tab.send({ type: 'refresh' }),
    flush: () => tab.send({ type: 'flush' }),
    cut: () => network.become(dice.pick(['cut', 'deaf', 'whole'])),
    mend: () => {
      network.become('whole');
      tab.send({ type: 'connection.restored' });
    },
    reload: async () => {
      tab.close();
      tab = openTab(world);
      await arrived();
    },
    'second tab': async () => {
      others.older?.close();
      others.older = tab;
      tab = openTab(world);
      await arrived();
      // After a moment, this tab has what the other one hadn't sent, or had just saved.
      await clock.advance(1_000);
    },
    back: async () => {
      const { older } = others;
      if (!older?.getSnapshot().matches({ open: { keeping: 'elsewhere' } })) return;
      network.become('whole');
      others.older = tab;
      tab = older;
      tab.send({ type: 'continue' });
      await clock.advance(1_000);
      await arrived();
    },
  };
  const weights = Object.entries({ type: 12, next: 4, wait: 4, sign: 2, clean: 2 });
  const names = Object.keys(steps).flatMap((name) => {
    const weight = weights.find(([weighted]) => weighted === name)?.[1] ?? 1;
    return Array.from({ length: weight }, () => name);
  });

  function press() {
    if (!tab.getSnapshot().matches({ open: { acting: 'reviewing' } })) return;
    if (server.signed() === null) pressed = seenIn(tab);
    tab.send({ type: 'finish' });
  }

  await arrived();
  person.begin(tab);
  for (let step = 0; step < STEPS && !isOver(tab); step += 1) {
    const name = dice.pick(names);
    await steps[name]?.();
    if (!isOver(tab)) check(name);
    log.push(name);
  }
  for (let tries = 0; !isOver(tab); tries += 1) {
    if (tries > TRIES) throw new Error(`seed ${seed}: no end is come to, after ${log.join(' → ')}`);
    await steps['mend']?.();
    await clock.advance(1_500);
    if (isOver(tab)) break;
    check('the end');
    if (tab.getSnapshot().matches({ open: { acting: 'reviewing' } })) press();
    else {
      person.putRight(tab);
      fillingOf(tab).send({ type: 'finish' });
    }
    await clock.advance(1_500);
  }
  tab.close();
  others.older?.close();
  const sealed = server.signed();
  if (JSON.stringify(sorted(pressed)) !== JSON.stringify(sorted(sealed)))
    throw new Error(
      `seed ${seed}, after ${log.join(' → ')}: on the screen ${JSON.stringify(sorted(pressed))}, sealed ${JSON.stringify(sorted(sealed))}`,
    );
}

const sorted = (values: ReadonlyMap<string, string> | null) =>
  [...(values ?? [])].toSorted(([one], [other]) => one.localeCompare(other));
const isOpen = (tab: Tab) => tab.getSnapshot().matches('open');
const isOver = (tab: Tab) => tab.getSnapshot().matches('finished');
const fillingOf = (tab: Tab) => {
  const { filling } = tab.getSnapshot().context;
  if (!filling) throw new Error('The document is not open.');
  return filling;
};

/** A mark is represented by its appearance. */
function lookOf(tab: Tab, field: FillField, value: string | null | undefined): string | null {
  if (!value) return null;
  return isMark(field) ? JSON.stringify(findKnownMark(tab.getSnapshot().context, value)) : value.normalize('NFC');
}

const seenIn = (tab: Tab): ReadonlyMap<string, string> =>
  new Map(
    fillingOf(tab)
      .getSnapshot()
      .context.resolved.flatMap(({ field, value, isShown }) => {
        const look = isShown ? lookOf(tab, field, value) : null;
        return look === null ? [] : [[field.fieldId, look] as const];
      }),
  );

/** Somebody who knows what they last did in each field. */
function createPerson(dice: Dice) {
  const did = new Map<string, string | null>();
  const TEXTS = ['NAME', 'TEXT', 'MULTILINE'];
  let signatures = 0;

  const fill = (tab: Tab, fieldId: string, value: string | null) => {
    fillingOf(tab).send({ type: 'typed', fieldId, value });
    const field = FIELDS.find((one) => one.fieldId === fieldId);
    if (field?.kind === 'RADIO')
      for (const one of FIELDS.filter(({ kind }) => kind === 'RADIO')) did.set(one.fieldId, null);
    did.set(fieldId, value);
  };
  const sign = (tab: Tab, text: string) => {
    const field = FIELDS.find(isMark);
    if (!field) return;
    const mark = { kind: 'TYPED', text, face: 'PEN' } as const;
    tab.send({ type: 'marked', fieldIds: [field.fieldId], mark });
    did.set(field.fieldId, JSON.stringify(mark));
  };
  return {
    begin(tab: Tab) {
      const { values, fields } = fillingOf(tab).getSnapshot().context;
      for (const field of fields) did.set(field.fieldId, lookOf(tab, field, values[field.fieldId]));
    },
    async type(tab: Tab, clock: { advance: (ms: number) => Promise<void> }) {
      const { resolved, currentId } = fillingOf(tab).getSnapshot().context;
      const shown = resolved.filter(({ isAsked, field }) => isAsked && !isMark(field)).map(({ field }) => field);
      const present = shown.find(({ fieldId }) => fieldId === currentId);
      const field = present && dice.chance(0.6) ? present : dice.pick(shown);
      if (!TEXTS.includes(field.kind))
        return fill(tab, field.fieldId, field.kind === 'RADIO' || dice.chance(0.6) ? TICKED_VALUE : null);
      const text = dice.chance(0.1) ? '' : makeText(dice);
      const letters = Array.from(text);
      for (let typed = Math.max(0, letters.length - 3); typed < letters.length && !isOver(tab); typed += 1) {
        fill(tab, field.fieldId, letters.slice(0, typed).join('') || null);
        await clock.advance(dice.upTo(120));
      }
      if (isOver(tab)) return;
      fill(tab, field.fieldId, text || null);
    },
    sign: (tab: Tab) => sign(tab, dice.chance(0.25) ? '이도윤 😊' : `이도윤 ${(signatures += 1)}`),
    clean(tab: Tab) {
      const filling = fillingOf(tab);
      const { resolved } = filling.getSnapshot().context;
      const wrong = resolved.find(({ problem }) => problem?.code === 'UNPRINTABLE');
      if (wrong?.problem?.code !== 'UNPRINTABLE') return;
      const { fieldId } = wrong.field;
      filling.send({ type: 'cleaned', fieldId });
      did.set(fieldId, removeCharacters(wrong.value ?? '', wrong.problem.characters) || null);
    },
    putRight(tab: Tab) {
      for (const { field, problem } of fillingOf(tab).getSnapshot().context.questions) {
        if (problem === null) continue;
        if (isMark(field)) sign(tab, `이도윤 ${(signatures += 1)}`);
        else fill(tab, field.fieldId, TEXTS.includes(field.kind) ? '부산광역시' : TICKED_VALUE);
      }
    },
    /** Describes the first field whose content differs from what the person entered. */
    misses(tab: Tab): string | null {
      const { contract } = tab.getSnapshot().context;
      const { values, fields } = fillingOf(tab).getSnapshot().context;
      for (const field of fields) {
        if (!contract || !isOwnField(contract, field)) continue;
        const [is, was] = [lookOf(tab, field, values[field.fieldId]), did.get(field.fieldId) ?? null];
        if (is !== (was?.normalize('NFC') ?? null)) return `${field.name} shows ${is}, but they typed ${was}`;
      }
      return null;
    },
  };
}
