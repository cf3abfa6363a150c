import { useState } from 'react';
import type { FillField } from '#rules/fill-field.ts';
import type { Mark } from '@/entities/mark';
import { attachFile, phoneDrawing, readSignContract } from '@/entities/sign-contract';
import { MakeMark, type PhoneDrawing } from '@/features/mark/make-mark';
import { useSigning, useSigningRef } from '@/features/receiver/sign-document';
import { getErrorMessage } from '@/shared/api';
import { getSavedMarks } from '../api/account-marks';
import type { SigningState } from '../model/use-signing-page';

type MarkSheetProps = { field: FillField; state: SigningState; onClose: () => void };
type Made = Parameters<React.ComponentProps<typeof MakeMark>['onMade']>[0];

/** Pictures are uploaded first, and a signature can be drawn on a phone. */
export function MarkSheet({ field, state, onClose }: MarkSheetProps) {
  const actor = useSigningRef();
  const name = useSigning(({ contract }) => contract?.me.name ?? '');
  const saved = useSigning(({ contract }) => getSavedMarks(contract?.me.receiverUuid ?? ''));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const handIn = async (made: Made): Promise<Mark> => {
    if (made.kind !== 'PICTURE') return made;
    const { signal } = new AbortController();
    const attachment = await attachFile(made.png, 'mark.png', { signal, onProgress: () => {} });
    actor.send({ type: 'attached', attachment });
    return { kind: 'IMAGE', fileId: attachment.attachmentId };
  };
  const put = async (made: Made, everywhere: boolean) => {
    setIsBusy(true);
    setFailure(null);
    try {
      state.putMark(field, await handIn(made), everywhere);
      onClose();
    } catch (error) {
      setFailure(getErrorMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  const phone: PhoneDrawing = {
    start: (signal) => phoneDrawing.start(field.fieldId, signal),
    look: async (code, signal) => {
      const { status, markId } = await phoneDrawing.read(code, signal);
      if (status === 'OVER') return 'over';
      if (status === 'WAITING' || markId === null) return null;
      const { marks } = await readSignContract(signal);
      return marks.find((known) => known.markId === markId)?.mark ?? null;
    },
  };
  const kind = field.kind === 'SEAL' || field.kind === 'INITIALS' ? field.kind : 'SIGNATURE';
  return (
    <MakeMark
      kind={kind}
      acceptSeal={field.acceptSeal ?? false}
      name={name}
      emptyCount={state.emptyLike(field).length}
      saved={saved}
      phone={phone}
      isBusy={isBusy}
      failure={failure}
      onMade={(made, everywhere) => void put(made, everywhere)}
      onClose={onClose}
    />
  );
}
