import { useCallback, useMemo, useState } from 'react';
import type { FillField } from '#rules/fill-field.ts';
import { useFillingContext, type FillingRef } from '@/entities/filling';
import type { Mark } from '@/entities/mark';
import { attachFile, type SignContract } from '@/entities/sign-contract';
import type { FieldContent } from '@/features/document/fill-fields';
import {
  listSigningPages,
  useFillingRef,
  useSigning,
  useSigningRef,
  useSignMessages,
} from '@/features/receiver/sign-document';
import { ApiError, getErrorMessage } from '@/shared/api';
import { MAX_UPLOAD_BYTES } from '@/shared/config';
import { findDisplayedFile } from './signing-fields';
import { useKnownMarks } from './use-shown-content';

const PICTURE_TYPES = ['image/png', 'image/jpeg'];
const FILE_TYPES = ['application/pdf', ...PICTURE_TYPES];

type Upload = { fieldId: string; isBusy: boolean; problem: string | null };

/** Nothing returned here changes on every keystroke. */
export function useSigningPage(contract: SignContract) {
  const filling = useFillingRef();
  const { pages: signPages, documentUrl } = contract;
  const pages = useMemo(() => listSigningPages({ pages: signPages, documentUrl }), [signPages, documentUrl]);
  const fields = useSigning((context) => context.fields);
  return { pages, fields, filling, ...usePutMark(filling), ...useAttaching(filling) };
}

export type SigningState = ReturnType<typeof useSigningPage>;

function usePutMark(filling: FillingRef) {
  const actor = useSigningRef();
  const emptyLike = (field: FillField) =>
    filling
      .getSnapshot()
      .context.questions.filter(
        (one) => one.field.kind === field.kind && (!one.value || one.field.fieldId === field.fieldId),
      );
  const putMark = (field: FillField, mark: Mark, everywhere: boolean) => {
    const others = everywhere ? emptyLike(field).map((one) => one.field.fieldId) : [];
    const fieldIds = [...others.filter((fieldId) => fieldId !== field.fieldId), field.fieldId];
    actor.send({ type: 'marked', fieldIds, mark });
    filling.send({ type: 'mark.made' });
  };
  return { emptyLike, putMark };
}

function useAttaching(filling: FillingRef) {
  const t = useSignMessages();
  const actor = useSigningRef();
  const known = useKnownMarks();
  const [upload, setUpload] = useState<Upload | null>(null);
  const attach = async (field: FillField, file: File) => {
    const { fieldId } = field;
    const isPicture = field.kind === 'IMAGE';
    const problem = !(isPicture ? PICTURE_TYPES : FILE_TYPES).includes(file.type)
      ? isPicture
        ? t.pictureWrong
        : t.fileWrong
      : file.size > MAX_UPLOAD_BYTES
        ? t.fileTooLarge
        : null;
    setUpload({ fieldId, isBusy: problem === null, problem });
    if (problem) return;
    try {
      const options = { signal: new AbortController().signal, onProgress: () => {} };
      const attachment = await attachFile(file, file.name, options);
      actor.send({ type: 'attached', attachment });
      filling.send({ type: 'typed', fieldId, value: attachment.attachmentId });
      setUpload(null);
    } catch (error) {
      const { code } = ApiError.from(error);
      setUpload({ fieldId, isBusy: false, problem: code === 'NETWORK' ? t.fileFailed : getErrorMessage(error) });
    }
  };
  const describe = useCallback(
    (field: FillField, value: string | null): FieldContent => {
      const own = upload?.fieldId === field.fieldId ? upload : null;
      const name = findDisplayedFile(known, field, value)?.name ?? null;
      return { name, isBusy: own?.isBusy ?? false, problem: own?.problem ?? null };
    },
    [known, upload],
  );
  return { attach, describe };
}

export const useRemainingCount = (filling: FillingRef) =>
  useFillingContext(filling, ({ questions }) => questions.filter(({ problem }) => problem !== null).length);
