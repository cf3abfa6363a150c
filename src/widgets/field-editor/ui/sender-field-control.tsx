import { applyValue } from '#rules/resolve-fields.ts';
import { removeCharacters } from '#rules/unprintable.ts';
import { isMark, type FillValues } from '#rules/fill-field.ts';
import { FillControl } from '@/features/document/fill-fields';
import type { SenderInput as Entry } from '@/features/contract/editor/place-fields';
import type { SenderFiles } from '../model/use-sender-files';
import { SenderMarkPicture } from './sender-mark-picture';

type SenderFieldControlProps = Entry & {
  files: SenderFiles;
  onFilled: (values: FillValues) => void;
  onMark: (fieldId: string) => void;
};

export function SenderFieldControl({
  resolved,
  all,
  isNamed,
  isSaid,
  onLeave,
  files,
  onFilled,
  onMark,
}: SenderFieldControlProps) {
  const { field, value, problem } = resolved;
  const fields = all.map((one) => one.field);
  const type = (fieldId: string, typed: string | null) => onFilled(applyValue(fields, {}, fieldId, typed));
  const characters = problem?.code === 'UNPRINTABLE' ? problem.characters : [];
  return (
    <FillControl
      resolved={resolved}
      all={all}
      isSaid={isSaid}
      isNamed={isNamed}
      onType={type}
      onClean={() => type(field.fieldId, removeCharacters(value ?? '', characters) || null)}
      onLeave={onLeave}
      onMark={() => onMark(field.fieldId)}
      onAttach={(one, file) => void files.attach(one, file, (fileId) => type(one.fieldId, fileId))}
      describe={(one, filled) => ({
        ...files.describe(one, filled),
        picture: filled && isMark(one) && problem?.code !== 'REFUSED' && (
          <SenderMarkPicture field={field} zoom={null} />
        ),
      })}
    />
  );
}
