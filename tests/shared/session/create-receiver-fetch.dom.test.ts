import { afterEach, expect, it, vi } from 'vitest';
import {
  createReceiverFetch,
  onReceiverTokenRejected,
  getReceiverDeviceId,
  receiverSession,
  tokenStorage,
} from '@/shared/session';

const seen: Request[] = [];
const answering = (status: number) => async (request: Request) => {
  seen.push(request);
  return new Response(null, { status });
};
const request = () => new Request('https://dojang.example/api/sign/contract');

afterEach(() => seen.splice(0));

it('sends the receiver’s own token and language, never a member’s token', async () => {
  tokenStorage.save({ accessJwt: 'member', refreshJwt: 'r' });
  const send = createReceiverFetch(answering(200), () => 'en');
  await send(request());
  receiverSession.keep('receiver');
  await send(request());
  expect(seen.map(({ headers }) => [headers.get('Authorization'), headers.get('Accept-Language')])).toEqual([
    [null, 'en'],
    ['Bearer receiver', 'en'],
  ]);
});

it('forgets a refused token and says so, but no token that came meanwhile', async () => {
  const refused = vi.fn();
  const stop = onReceiverTokenRejected(refused);
  receiverSession.keep('old');
  await createReceiverFetch(
    async () => {
      receiverSession.keep('new');
      return new Response(null, { status: 401 });
    },
    () => 'ko',
  )(request());
  expect([receiverSession.token(), refused.mock.calls.length]).toEqual(['new', 0]);

  await createReceiverFetch(answering(410), () => 'ko')(request());
  expect(receiverSession.token()).toBe('new');
  await createReceiverFetch(answering(401), () => 'ko')(request());
  expect([receiverSession.token(), refused.mock.calls.length]).toEqual([null, 1]);
  stop();
});

it('knows a browser again, and keeps no secret of a link', () => {
  expect(getReceiverDeviceId()).toMatch(/^[0-9a-f]{48}$/);
  expect(getReceiverDeviceId()).toBe(getReceiverDeviceId());
  receiverSession.arriveBy('x'.repeat(22));
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['receiverDevice'], []]);
});
