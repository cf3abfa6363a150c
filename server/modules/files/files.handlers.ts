import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createGetImage } from './get-image.ts';
import { createPresignProfileImage } from './presign-profile-image.ts';
import { createPutUpload } from './put-upload.ts';

export const createFileHandlers = (deps: Deps) =>
  ({
    presignProfileImage: createPresignProfileImage(deps),
    putUpload: createPutUpload(deps),
    getImage: createGetImage(deps),
  }) satisfies Partial<OperationHandlers>;
