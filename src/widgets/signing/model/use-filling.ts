import { useEffect, useMemo, useRef, useState } from 'react';
import { isMark, type FillField } from '#rules/fill-field.ts';
import { firstValues, withValue } from '#rules/resolve-fields.ts';
import type { Mark } from '@/entities/mark';
import { attachFile, type SignContract } from '@/entities/sign-contract';
import { useFillFields, type FilledIn } from '@/features/document/fill-fields';
import { useSignMessages, useSigning } from '@/features/receiver/sign-document';
import { ApiError, errorMessage } from '@/shared/api';
import { MAX_UPLOAD_BYTES } from '@/shared/config';
import { changed, fieldsOfSigning, fileIn, fillerOf, markIn, MARKED, pagesOfSigning, valuesOf } from './signing-fields';

const PICTURE_TYPES = ['image/png', 'image/jpeg'];
const FILE_TYPES = ['application/pdf', ...PICTURE_TYPES];

type Upload = { fieldId: string; isBusy: boolean; problem: string | null };

/** Fields, what stands in them, and where each change goes. */
export function useFilling(contract: SignContract) {
  const t = useSignMessages();
  const { context, send } = useSigning();
  const pages = useMemo(() => pagesOfSigning(contract), [contract]);
  const [fields] = useState(() => fieldsOfSigning(contract, pages));
  const [filler] = useState(() => fillerOf(contract));
  const [first] = useState(() => valuesOf(context));
  const [upload, setUpload] = useState<Upload | null>(null);
  const values = valuesOf(context);

  const onTyped = (fieldId: string, value: string | null) => {
    const field = fields.find((one) => one.fieldId === fieldId);
    if (!field || (isMark(field) && value === MARKED)) return;
    if (isMark(field)) return send({ type: 'marked', fieldIds: [fieldId], mark: null });
    send({ type: 'filled', values: changed(values, withValue(fields, values, fieldId, value)) });
  };
  const filling = useFillFields({ fields, filler, values: first, onTyped });

  // What is known of one stands in its fields from the start, so it has to be told like what was typed.
  const proposed = useRef(false);
  useEffect(() => {
    if (proposed.current || contract.me.role !== 'SIGNER') return;
    proposed.current = true;
    const known = Object.entries(firstValues(fields, filler)).filter(([fieldId]) => {
      const field = fields.find((one) => one.fieldId === fieldId);
      return field && !field.readOnly && !isMark(field) && first[fieldId] === undefined;
    });
    if (known.length > 0) send({ type: 'filled', values: Object.fromEntries(known) });
  }, [contract.me.role, fields, filler, first, send]);

  const { newer } = context;
  const seen = useRef(newer);
  useEffect(() => {
    if (seen.current === newer) return;
    seen.current = newer;
    filling.send({ type: 'given', values });
  });

  /** Empty fields of the same kind that one drawing may fill. */
  const emptyLike = (field: FillField) =>
    filling.asked.filter((one) => one.field.kind === field.kind && (!one.value || one.field.fieldId === field.fieldId));
  const putMark = (field: FillField, mark: Mark, everywhere: boolean) => {
    const others = everywhere ? emptyLike(field).map((one) => one.field.fieldId) : [];
    const fieldIds = [...others.filter((fieldId) => fieldId !== field.fieldId), field.fieldId];
    send({ type: 'marked', fieldIds, mark });
    for (const fieldId of fieldIds) filling.send({ type: 'typed', fieldId, value: MARKED });
  };
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
      send({ type: 'attached', attachment });
      filling.send({ type: 'typed', fieldId, value: attachment.attachmentId });
      setUpload(null);
    } catch (error) {
      const { code } = ApiError.from(error);
      setUpload({ fieldId, isBusy: false, problem: code === 'NETWORK' ? t.fileFailed : errorMessage(error) });
    }
  };
  const describe = (field: FillField, value: string | null): FilledIn => {
    const own = upload?.fieldId === field.fieldId ? upload : null;
    const refused = context.saveProblem?.body?.fieldErrors?.find((wrong) => wrong.field === field.fieldId)?.message;
    const name = fileIn(context, field, value)?.name ?? null;
    return { name, isBusy: own?.isBusy ?? false, problem: own?.problem ?? refused ?? null };
  };
  return {
    pages,
    fields,
    filling,
    describe,
    attach,
    emptyLike,
    putMark,
    markOf: (fieldId: string) => markIn(context, fieldId),
    fileOf: (field: FillField, value: string | null) => fileIn(context, field, value),
  };
}

export type SigningState = ReturnType<typeof useFilling>;
