import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createTemplateFolder, filingQueries, FolderRadios, NewNameInput } from '@/entities/filing';
import type { TemplateListItem } from '@/entities/template';
import { getErrorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { useChangeTemplate } from '../api/template-acts';

type MoveTemplateProps = {
  template: Pick<TemplateListItem, 'templateId' | 'title' | 'folderId'>;
  onClose: () => void;
};

/** A new folder can be created in the same dialog. */
export function MoveTemplate({ template, onClose }: MoveTemplateProps) {
  const queryClient = useQueryClient();
  const folders = useQuery(filingQueries.templateFolders());
  const [chosen, setChosen] = useState(template.folderId);
  const move = useChangeTemplate(template.templateId, onClose);
  const create = useMutation({
    mutationFn: createTemplateFolder,
    onSuccess: async ({ folderId }) => {
      await queryClient.invalidateQueries({ queryKey: filingQueries.all() });
      setChosen(folderId);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title="어디로 옮길까요?"
      description={template.title}
      dirty={chosen !== template.folderId}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button
            variant="primary"
            size="lg"
            loading={move.isPending}
            disabledReason={chosen === template.folderId ? '폴더를 골라주세요.' : undefined}
            onClick={() => move.mutate({ folderId: chosen })}
          >
            폴더로 옮기기
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {move.error && <Banner tone="danger">{getErrorMessage(move.error)}</Banner>}
        {folders.error && !folders.data && (
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={() => void folders.refetch()}>
                다시 불러오기
              </Button>
            }
          >
            폴더를 불러오지 못했어요. {getErrorMessage(folders.error)}
          </Banner>
        )}
        {folders.isPending && <PageSkeleton />}
        {folders.data && (
          <>
            <FolderRadios folders={folders.data} nowhere="폴더 없음" chosen={chosen} onChoose={setChosen} />
            <NewNameInput
              label="새 폴더"
              isBusy={create.isPending}
              error={create.error ? getErrorMessage(create.error) : undefined}
              onCreate={(name) => create.mutate(name)}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
