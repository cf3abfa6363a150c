import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '@/entities/user';
import { getErrorMessage } from '@/shared/api';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { SendColumns, TemplateFrame } from '@/widgets/send-frame';
import { unfinishedFilesQuery } from '../api/unfinished-files';
import { unfinishedUploadStore, type UnfinishedUpload } from '../model/unfinished-upload';
import { TemplateUpload } from './template-upload';

const NOTHING: UnfinishedUpload = { source: 'files', fileIds: [], contractId: null, title: null };

/** Continues where the member left off in this tab. The URL of a contract starts anew from that contract. */
export function TemplateUploadPage() {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { organizationMemberUuid } = useSession().user;
  const [unfinished] = useState((): UnfinishedUpload => {
    const kept = unfinishedUploadStore.read(organizationMemberUuid) ?? NOTHING;
    const contractId = address.get('contractId');
    if (contractId === null || contractId === kept.contractId) return kept;
    return { ...kept, source: 'contract', contractId, title: null };
  });
  const hasFiles = unfinished.fileIds.length > 0;
  const { data, error, refetch } = useQuery({ ...unfinishedFilesQuery(unfinished.fileIds), enabled: hasFiles });
  const files = hasFiles ? data : [];
  if (files) return <TemplateUpload unfinished={unfinished} files={files} />;
  return (
    <TemplateFrame step="upload" title="새 템플릿" onLeave={() => void navigate(href('templates'))}>
      <SendColumns>
        {error ? (
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={() => void refetch()}>
                다시 불러오기
              </Button>
            }
          >
            올려둔 파일을 불러오지 못했어요. {getErrorMessage(error)}
          </Banner>
        ) : (
          <PageSkeleton />
        )}
      </SendColumns>
    </TemplateFrame>
  );
}
