import { Field } from '@/shared/ui/inputs/field';
import { RadioGroup } from '@/shared/ui/inputs/radio-group';
import type { Folder } from '../api/filing';

const NOWHERE = 'nowhere';

type FolderRadiosProps = {
  folders: readonly Folder[];
  nowhere: string;
  /** Null means no folder, undefined no selection yet. */
  chosen: string | null | undefined;
  onChoose: (folderId: string | null) => void;
};

export const FolderRadios = ({ folders, nowhere, chosen, onChoose }: FolderRadiosProps) => (
  <Field label="폴더" group>
    <RadioGroup
      options={[
        ...folders.map(({ folderId, name }) => ({ value: folderId, label: name })),
        { value: NOWHERE, label: nowhere },
      ]}
      value={chosen === null ? NOWHERE : (chosen ?? null)}
      onValueChange={(value) => onChoose(value === NOWHERE ? null : value)}
    />
  </Field>
);
