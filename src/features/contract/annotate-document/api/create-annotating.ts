import { fromRequest } from '@/shared/lib/actors';
import { annotateDocumentMachine } from '../model/annotate-document.machine';
import { addStamp, type UploadStamp } from './add-stamp';

/** The machine for whoever draws, with their way of handing pictures in. */
export const createAnnotating = (upload: UploadStamp) =>
  annotateDocumentMachine.provide({
    actors: { addStamp: fromRequest(({ input, signal }) => addStamp(input.file, upload, signal)) },
  });
