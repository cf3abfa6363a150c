import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Scenario } from '../../../server/emulators/toss/scenarios.ts';
import { toAlertText } from '../../../rules/alert-words.ts';
import { alertsOf } from '../../support/alerts.ts';
import { balanceOf, grant, lotsMatchEntries } from '../../support/credits.ts';
import { startPaying, type Paying } from '../../support/paying.ts';
import { signUp, type Person } from '../../support/people.ts';

let paying: Paying;
let person: Person;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(() => paying.restore());
afterAll(() => paying.close());

const choose = ({ accessJwt: token, organizationUuid }: Person, more: { on?: boolean; below?: number } = {}) => ({
  token,
  body: { organizationUuid, on: true, below: 50, creditPackId: 'C100', ...more },
});

/** Each text costs one credit. */
const spend = (credits: number) =>
  paying.api.database.transaction().execute((transaction) =>
    paying.api.deps.credits.hold(
      transaction,
      person.organizationUuid,
      Array.from({ length: credits }, () => ({ kind: 'TEXT', receiverUuid: null }) as const),
    ),
  );

/** Creates a person with 60 credits who has chosen to keep at least 50. */
async function choosing(scenario?: Scenario) {
  ({ person } = await paying.signUpWithCard(scenario));
  await grant(paying.api, person, 60);
  expect(await paying.api.ok('setCreditRefill', choose(person))).toEqual({
    on: true,
    below: 50,
    creditPackId: 'C100',
  });
}
const readRefill = async () => {
  const { accessJwt: token, organizationUuid } = person;
  return (await paying.api.ok('getPaymentProfile', { token, path: { id: organizationUuid } })).refill;
};
const subjects = async () => (await paying.api.mailsTo(person.email)).map(({ subject }) => subject);

it('buys a pack when a sending falls below the line, and one only', async () => {
  await choosing();
  await spend(10);
  await paying.tick();
  expect(await balanceOf(paying.api, person)).toMatchObject({ available: 50 });
  await spend(1);
  await spend(1);
  await paying.tick();
  await paying.tick();
  expect(await balanceOf(paying.api, person)).toMatchObject({ available: 148 });
  expect(await subjects()).toContain('[도장] 10,000원을 결제했어요: 크레딧 100개 (자동 채우기)');
  expect(await lotsMatchEntries(paying.api)).toBe(true);
});

it('buys nothing if somebody else was faster', async () => {
  await choosing();
  await spend(20);
  await grant(paying.api, person, 100);
  await paying.tick();
  expect(await balanceOf(paying.api, person)).toMatchObject({ available: 140 });
});

it('buys at once where there is too little already', async () => {
  ({ person } = await paying.signUpWithCard());
  await paying.api.ok('setCreditRefill', choose(person));
  await paying.tick();
  expect(await balanceOf(paying.api, person)).toMatchObject({ available: 100 });
});

it.each<Scenario>(['declined', 'unsupported'])('stops, and says so, when the card is %s', async (scenario) => {
  await choosing(scenario);
  await spend(20);
  await paying.tick();
  expect(await readRefill()).toEqual({ on: false, below: 50, creditPackId: 'C100' });
  expect(await balanceOf(paying.api, person)).toMatchObject({ available: 40 });
  expect(await subjects()).toContain('[도장] 크레딧 자동 채우기를 껐어요');
  await spend(1);
  await paying.tick();
  expect(await balanceOf(paying.api, person)).toMatchObject({ available: 39 });
  expect(await alertsOf(paying.api, person.accessJwt)).toContain('CREDIT_REFILL_OFF 1');
});

it('says of a card that only refills that it does, and calls the event by one name', async () => {
  await choosing('unsupported');
  await spend(20);
  await paying.tick();
  const mails = await paying.api.mailsTo(person.email);
  const texts = mails.flatMap(({ template, text }) => (template === 'CARD_UNUSABLE' ? [text] : []));
  expect(texts).toEqual([expect.stringContaining('크레딧을 자동으로 채우는 카드예요.')]);
  expect(texts[0]).not.toMatch(/정기 결제|요금제/);
  const alert = toAlertText({ kind: 'CREDIT_REFILL_OFF', count: 1, who: '', words: '' });
  expect(await subjects()).toContain(`[도장] ${alert}`);
});

it('stops after five packs in a day', async () => {
  await choosing();
  for (let packs = 1; packs <= 6; packs += 1) {
    const { available } = await balanceOf(paying.api, person);
    await spend(available - 10);
    await paying.tick();
  }
  expect(await balanceOf(paying.api, person)).toMatchObject({ available: 10 });
  expect(await readRefill()).toMatchObject({ on: false });
});

it('finds out about a pack whose answer was lost', async () => {
  await choosing('cut');
  await spend(20);
  await paying.tick();
  paying.advance(41_000);
  await paying.tick();
  expect(await balanceOf(paying.api, person)).toMatchObject({ available: 140 });
});

it('wants a card that it can charge, and keeps the last one', async () => {
  const nobody = await signUp(paying.api);
  expect(await paying.api.fails('setCreditRefill', choose(nobody))).toBe('409 NO_CARD');
  expect(await paying.api.ok('setCreditRefill', choose(nobody, { on: false }))).toMatchObject({ on: false });
  const { person: owner, choice } = await paying.signUpWithCard();
  await paying.api.ok('setCreditRefill', choose(owner, { below: 1 }));
  expect(await paying.api.fails('removePaymentMethod', choice)).toBe('409 LAST_CARD');
});
