import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { components } from '#openapi';
import { followChanges } from '@/shared/api';
import { openApp } from '../support/app';
import { http, ok, server } from '../support/http';
import { stubWindowWidth } from '../support/media';
import { signInAs } from '../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const OTHER: components['schemas']['OrganizationEntry'] = {
  organizationUuid: '0198c0de-0000-7000-8000-000000000008',
  name: '도담설계',
  logoImgUrl: null,
  plan: 'FREE',
  memberCount: 3,
  organizationMemberUuid: '0198c0de-0000-7000-8000-000000000009',
  memberStatusType: 'ACCEPTED',
  isOwner: false,
  permissions: [],
  inviteeEmail: 'jisu.kim@hanbit.example',
  inviterName: null,
  invitationExpiresAt: null,
};

/** The member is removed as soon as the page has opened. */
function removeMember(others: readonly (typeof OTHER)[]) {
  const asked = vi.fn();
  server.use(
    http.get('/organizations/list', ({ response }) => response(200).json(ok([...others]))),
    http.get('/alerts/stream', ({ response }) => {
      asked();
      return response('default').json(
        { isSuccess: false, code: 403, message: '지금은 이 조직의 멤버가 아니에요.', errorCode: 'MEMBERSHIP_ENDED' },
        { status: 403 },
      );
    }),
  );
  return asked;
}

it('stops asking for changes once the membership has ended', async () => {
  signInAs();
  const asked = removeMember([]);
  expect(await followChanges(() => {}, new AbortController().signal)).toBe('membershipEnded');
  expect(asked).toHaveBeenCalledOnce();
});

it('tells members who were removed, and leads them to another organisation of theirs', async () => {
  stubWindowWidth(1440);
  signInAs();
  removeMember([OTHER]);
  const switched = vi.fn();
  server.use(
    http.post('/auths/login/{organizationMemberUuid}', ({ params, response }) => {
      switched(params.organizationMemberUuid);
      return response(200).json(ok({ userInfo: { accessJwt: 'b', refreshJwt: 'b' } }));
    }),
  );
  const { address } = openApp('/profile/invited-organization');
  expect(await screen.findByRole('dialog', { name: '이제 ‘한빛물산 주식회사’ 멤버가 아니에요' })).toBeVisible();
  const other = await screen.findByRole('button', { name: '도담설계' });
  signInAs();
  await userEvent.click(other);
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(switched).toHaveBeenCalledExactlyOnceWith(OTHER.organizationMemberUuid);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leads members without another organisation to the start', async () => {
  stubWindowWidth(1440);
  signInAs();
  removeMember([]);
  const { address } = openApp('/profile/invited-organization');
  await userEvent.click(await screen.findByRole('button', { name: '홈으로 가기' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
});
