import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mailTemplateQueries, type MailText } from '@/entities/setting/mail-template';
import { DeleteMailTemplateDialog, RenameMailTemplateDialog } from '@/features/mail-template/keep-mail-templates';
import { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { Card } from '@/shared/ui/layout/card';
import { CustomTextPanel } from './custom-text-panel';
import { TemplateHeader } from './template-header';

type TemplatePanelProps = {
  mailTemplateId: string;
  builtIn: readonly MailText[];
  mayManage: boolean;
  onDirty: (isDirty: boolean) => void;
  /** Called when the mail template has been deleted, here or by another member. */
  onGone: () => void;
};

export function TemplatePanel({ mailTemplateId, onGone, ...panel }: TemplatePanelProps) {
  const cache = useQueryClient();
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const query = mailTemplateQueries.one(mailTemplateId);
  const { data: template, error, isError, refetch } = useQuery(query);
  const close = () => setDialog(null);
  if (isError && ApiError.from(error).status === 404)
    return (
      <EmptyState
        size="panel"
        kind="nothing-found"
        title="지운 문구예요"
        description="다른 문구를 골라주세요."
        actions={<Button onClick={onGone}>기본 메일 보기</Button>}
      />
    );
  if (isError && !template)
    return (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={() => void refetch()}>
            다시 불러오기
          </Button>
        }
      >
        문구를 불러오지 못했어요.
      </Banner>
    );
  if (!template) return <PageSkeleton />;
  return (
    <Card>
      <TemplateHeader template={template} mayManage={panel.mayManage} onAct={setDialog} />
      <CustomTextPanel {...panel} template={template} onReload={() => cache.fetchQuery({ ...query, staleTime: 0 })} />
      {dialog === 'rename' && <RenameMailTemplateDialog template={template} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteMailTemplateDialog
          template={template}
          onDone={() => {
            close();
            onGone();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}
