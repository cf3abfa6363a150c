import createClient from 'openapi-fetch';
import { expect, it } from 'vitest';
import { ApiError, getErrorMessage, unwrap } from '@/shared/api';
import type { paths } from '#openapi';

const answering = (answer: () => Promise<Response>) =>
  createClient<paths>({ baseUrl: 'http://api.test/app', fetch: answer });
const failure = async (answer: () => Promise<Response>) => {
  const error: unknown = await unwrap(answering(answer).GET('/users')).catch((thrown: unknown) => thrown);
  return ApiError.from(error);
};

it('returns what stands inside the envelope', async () => {
  const body = { isSuccess: true, code: 200, message: '', result: { userUuid: 'u' } };
  await expect(unwrap(answering(async () => Response.json(body)).GET('/users'))).resolves.toEqual({ userUuid: 'u' });
});

it('rejects a 500 with an empty body', async () => {
  const error = await failure(async () => new Response(null, { status: 500, headers: { 'content-length': '0' } }));
  expect([error.code, error.status]).toEqual(['UNKNOWN', 500]);
});

it('keeps the word and the facts of the error body', async () => {
  const body = { isSuccess: false, code: 422, message: '번호가 달라요.', errorCode: 'CODE_WRONG', triesLeft: 2 };
  const error = await failure(async () => Response.json(body, { status: 422 }));
  expect([error.code, error.status, error.body]).toEqual(['CODE_WRONG', 422, body]);
});

it('takes an answer that is not ours as unknown', async () => {
  const error = await failure(async () => Response.json({ oops: 1 }, { status: 502 }));
  expect([error.code, error.body]).toEqual(['UNKNOWN', undefined]);
});

it.each([
  [new TypeError('fetch failed'), '네트워크에 접근할 수 없어요. 인터넷 연결을 확인해주세요.'],
  [new DOMException('late', 'TimeoutError'), '시간이 너무 오래 걸려요. 다시 시도해주세요.'],
  [new Error('a bug'), '문제가 생겼어요. 다시 시도해주세요'],
])('says %s in words for people', async (thrown, words) => {
  expect(getErrorMessage(await failure(() => Promise.reject(thrown)))).toBe(words);
});

it('says what is wrong with the first rejected field, if the screen says nothing itself', async () => {
  const fieldErrors = [
    { field: 'emails.0', message: '메일 주소가 맞는지 확인해주세요.' },
    { field: 'note', message: '200자까지 적어주세요.' },
  ];
  const body = { isSuccess: false, code: 422, message: '적은 내용을 다시 확인해주세요.', errorCode: 'VALIDATION' };
  const answer = async (more: object) => failure(async () => Response.json({ ...body, ...more }, { status: 422 }));
  expect(getErrorMessage(await answer({ fieldErrors }))).toBe('메일 주소가 맞는지 확인해주세요.');
  expect(getErrorMessage(await answer({ fieldErrors }), { VALIDATION: '다시 적어주세요.' })).toBe('다시 적어주세요.');
  expect(getErrorMessage(await answer({}))).toBe('적은 내용을 다시 확인해주세요.');
});
