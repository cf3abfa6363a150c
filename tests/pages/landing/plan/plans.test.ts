import { describe, expect, it } from 'vitest';
import { CREDIT_PACKS, FEATURES, PLANS, formatCount, formatWon } from '@/pages/landing/plan/model/plans';

const numberIn = (offer: string | boolean | undefined) => Number(String(offer).replace(/\D/g, ''));

describe('plans', () => {
  it('are two with a monthly price and one that is talked over', () => {
    expect(PLANS.map(({ id, monthlyPrice }) => [id, monthlyPrice])).toEqual([
      ['FREE', 0],
      ['STANDARD', 99_000],
      ['BUSINESS', null],
    ]);
  });

  it('recommend one', () => {
    expect(PLANS.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual(['STANDARD']);
  });

  it('lead to signing up, or to a question where there is no price', () => {
    for (const { monthlyPrice, action } of PLANS) {
      expect(action.to).toBe(monthlyPrice === null ? '/landing/support' : '/auth/sign-in?dialog=sign-up');
    }
  });

  it('never take away with a higher plan what a lower one has', () => {
    const takenAway = FEATURES.filter(
      ({ offers }) =>
        (offers.FREE === true && offers.STANDARD !== true) || (offers.STANDARD === true && offers.BUSINESS !== true),
    );
    expect(takenAway).toEqual([]);
    const [documents] = FEATURES;
    expect(numberIn(documents?.offers.FREE)).toBe(5);
    expect(numberIn(documents?.offers.STANDARD)).toBe(300);
  });
});

describe('credits', () => {
  it('cost less apiece the more are bought', () => {
    const apiece = CREDIT_PACKS.map(({ credits, price }) => price / credits);
    expect(apiece).toEqual([...apiece].sort((one, other) => other - one));
  });

  it('are written with unit and comma', () => {
    expect([formatWon(47_500), formatCount(1_000)]).toEqual(['47,500원', '1,000개']);
  });
});
