import { api, beginSession, unwrap } from '@/shared/api';
import { getMemberDeviceId } from '@/shared/session';

export type Renewal = { email: string; password: string; organizationMemberUuid: string | null };

/** Signs the same user in again, in the organisation they were working in. */
export async function renewSession({ email, password, organizationMemberUuid }: Renewal): Promise<void> {
  const { userInfo } = await unwrap(
    api.POST('/auths/login', { body: { email, password, device: getMemberDeviceId() } }),
  );
  await beginSession(userInfo);
  if (organizationMemberUuid === null) return;
  const { userInfo: there } = await unwrap(
    api.POST('/auths/login/{organizationMemberUuid}', { params: { path: { organizationMemberUuid } }, body: {} }),
  );
  await beginSession(there);
}
