import type { Deps } from '../../deps.ts';
import { createSignedUrls } from '../files/signed-urls.ts';
import type { UserMark } from './user-marks.repository.ts';

/** Returns a mark image's path, which is the part of its URL that the signature covers. */
export const buildMarkPicturePath = (markId: string) => `/api/app/users/marks/${markId}/picture`;

/** Describes a user's own marks, which don't depend on an organisation. */
export function createMarkDescriber(deps: Pick<Deps, 'config' | 'now' | 'secrets'>) {
  const addresses = createSignedUrls(deps);
  return ({ markId, userUuid, use, name, mark, pictureSha256, isDefault, version, createdAt }: UserMark) => ({
    markId,
    use,
    name,
    mark,
    pictureUrl: pictureSha256 && addresses.sign(buildMarkPicturePath(markId), { kind: 'user', uuid: userUuid }),
    isDefault,
    version,
    createdAt: createdAt.toISOString(),
  });
}
