import { fromRequest } from '@/shared/lib/actors';
import { annotateDocumentMachine } from '../model/annotate-document.machine';
import { addStamp, type UploadStamp } from './add-stamp';

/** Takes the upload function, because members and receivers upload pictures to different endpoints. */
export const createAnnotateMachine = (upload: UploadStamp) =>
  annotateDocumentMachine.provide({
    actors: { addStamp: fromRequest(({ input, signal }) => addStamp(input.file, upload, signal)) },
  });
