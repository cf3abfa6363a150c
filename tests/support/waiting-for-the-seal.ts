import { look } from './contracts.ts';
import type { Person } from './people.ts';
import { realFile } from './sealing-server.ts';
import { sendContract, sign } from './signing.ts';
import type { TestApp } from './test-app.ts';

/** Everybody has signed the contract, but it isn't sealed yet. */
export async function signedContract(api: TestApp, owner: Person) {
  const plan = { wishes: [{ name: '주소' }, { of: null, name: '금액', value: '삼백만 원' }] };
  const sent = await sendContract(api, owner, plan, realFile(api, owner));
  const { token } = await sign(api, sent.people[0]?.email, { [sent.ids[0] ?? '']: '서울시 마포구 연남동' });
  return { ...sent, token };
}

export async function sealOf(api: TestApp, owner: Person, contractId: string) {
  const { status, sealState, sealError } = await look(api, owner, contractId);
  return [status, sealState, sealError];
}

export async function baseOf(api: TestApp, contractId: string) {
  const { baseSha256 } = await api.database
    .selectFrom('contracts')
    .select('baseSha256')
    .where('contractId', '=', contractId)
    .executeTakeFirstOrThrow();
  return baseSha256 ?? '';
}
