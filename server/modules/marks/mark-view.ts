import type { Deps } from '../../deps.ts';
import { createSignedUrls } from '../files/signed-urls.ts';
import type { UserMark } from './user-marks.repository.ts';

/** Returns the path of a mark's image, which its URL's signature covers. */
export const buildMarkPicturePath = (markId: string) => `/api/app/users/marks/${markId}/picture`;

/** Describes a user's marks, which belong to no organisation. */
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
