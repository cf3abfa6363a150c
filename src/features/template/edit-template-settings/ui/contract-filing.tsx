import { FolderRadios, LabelChecks, type Folder, type Label } from '@/entities/filing';
import { GroupChoice, type Group } from '@/entities/group';
import type { Template, TemplateContentChange } from '@/entities/template';
import { Stack } from '@/shared/ui/layout/stack';
import * as styles from './template-settings.css';

const MAX_LABELS = 20;

/** Folders, labels and groups for filing contracts. Each is null while loading. */
export type FilingChoices = { groups: Group[] | null; folders: Folder[] | null; labels: Label[] | null };

type ContractFilingProps = {
  content: Pick<Template['content'], 'shareWith' | 'labelIds' | 'folderId'>;
  choices: FilingChoices;
  onChange: (change: TemplateContentChange) => void;
};

/** Hides what the organisation doesn't use. */
export function ContractFiling({ content, choices: { groups, folders, labels }, onChange }: ContractFilingProps) {
  const hasGroups = groups !== null && groups.length > 0;
  const hasFolders = folders !== null && folders.length > 0;
  const hasLabels = labels !== null && labels.length > 0;
  if (!hasGroups && !hasFolders && !hasLabels) return null;
  return (
    <section aria-label="보낼 문서의 자리">
      <h3 className={styles.heading}>보낼 문서의 자리</h3>
      <Stack gap={4}>
        {hasGroups && (
          <GroupChoice
            label="나눌 그룹"
            hint="보내고 나면 그룹 모두가 볼 수 있어요."
            groups={groups}
            chosen={content.shareWith}
            onChoose={(shareWith) => onChange({ shareWith })}
          />
        )}
        {hasFolders && (
          <FolderRadios
            folders={folders}
            nowhere="폴더 없음"
            chosen={content.folderId}
            onChoose={(folderId) => onChange({ folderId })}
          />
        )}
        {hasLabels && (
          <LabelChecks
            labels={labels}
            max={MAX_LABELS}
            chosen={content.labelIds}
            onChoose={(labelIds) => onChange({ labelIds })}
          />
        )}
      </Stack>
    </section>
  );
}
