import { createHash, randomBytes, randomInt } from 'node:crypto';

export const CARRIERS = { SKT: 'SKT', KT: 'KTF', 'LG U+': 'LGT', 알뜰폰: 'SKM' } as const;
export type Carrier = keyof typeof CARRIERS;

export type Person = { name: string; birth: string; sexDigit: string; phone: string; carrier: Carrier };
export type Registration = {
  orderNo: string;
  returnUrl: string;
  options: { param_opt_1: string; param_opt_2: string; param_opt_3: string };
};
export type Transaction = Registration & {
  key: string;
  startedAt: number;
  person: Person | null;
  code: string;
  codeTries: number;
  state: 'STARTED' | 'CODE_SENT' | 'PASSED' | 'ENDED' | 'READ';
};

const LIFE_MS = 30 * 60_000;

/** Keeps transactions in memory, because an emulator may forget them on a restart. */
export function createTransactionStore(now: () => number) {
  const known = new Map<string, Transaction>();
  const forgetOld = () => {
    for (const [key, { startedAt }] of known) if (startedAt < now() - LIFE_MS) known.delete(key);
  };
  return {
    start(registration: Registration): Transaction {
      forgetOld();
      const key = randomBytes(20).toString('hex');
      const transaction: Transaction = {
        ...registration,
        key,
        startedAt: now(),
        person: null,
        code: String(randomInt(0, 1_000_000)).padStart(6, '0'),
        codeTries: 0,
        state: 'STARTED',
      };
      known.set(key, transaction);
      return transaction;
    },
    find(key: string) {
      forgetOld();
      return known.get(key);
    },
  };
}

const hash = (text: string, length: number) => createHash('sha512').update(text).digest('base64').slice(0, length);

/** Creates a person's data. The same person always gets the same CI and DI (identifiers of the provider). */
export function createCertData({ name, birth, sexDigit, phone, carrier }: Person) {
  const identity = `${name} ${birth} ${sexDigit}`;
  const century = '1256'.includes(sexDigit) ? '19' : '20';
  return {
    phone_no: phone,
    user_name: name,
    birth_day: `${century}${birth}`,
    comm_id: CARRIERS[carrier],
    sex_code: Number(sexDigit) % 2 === 1 ? '01' : '02',
    local_code: Number(sexDigit) >= 5 ? '02' : '01',
    CI: hash(`CI ${identity}`, 86) + '==',
    DI: hash(`DI ${identity} ${phone}`, 64),
  };
}
