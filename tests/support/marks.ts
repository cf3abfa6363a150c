import type { components } from '#openapi';
import { verify } from './contracts.ts';
import { uploadAndProcess } from './files.ts';
import type { Person } from './people.ts';
import { drawPng } from './pictures.ts';
import type { TestApp } from './test-app.ts';

type Mark = components['schemas']['Mark'];

export const TYPED: Mark = { kind: 'TYPED', text: '김지수', face: 'PEN' };
export const CARVED: Mark = { kind: 'SEAL', text: '대표이사인', shape: 'ROUND', face: 'MYEONGJO', sizeMm: 18 };
export const DRAWN: Mark = {
  kind: 'DRAWN',
  width: 400,
  height: 200,
  strokes: [{ points: [20, 20, 380, 180], width: 4 }],
};

export const pictureOf = async (api: TestApp, person: Person): Promise<Mark> => ({
  kind: 'IMAGE',
  fileId: (await uploadAndProcess(api, person, await drawPng(), { purpose: 'image', filename: '도장.png' })).fileId,
});

type Wish = { name?: string; mark?: Mark; users?: readonly Person[] };

export async function makeSeal(
  api: TestApp,
  keeper: Person,
  { name = `인감 ${crypto.randomUUID().slice(0, 8)}`, mark = CARVED, users = [] }: Wish = {},
) {
  await verify(api, keeper);
  const body = { name, mark, users: users.map(({ organizationMemberUuid }) => organizationMemberUuid) };
  return api.ok('createCompanySeal', { token: keeper.accessJwt, body });
}
