import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from '@/shared/icons';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contractQueries } from '@/entities/contract';
import { fileQueries, type File as StoredFile } from '@/entities/file';
import { findTitleProblem } from '@/entities/template';
import { useSession } from '@/entities/user';
import { ArrangePages } from '@/features/contract/compose/arrange-pages';
import {
  explainUploadsNotReady,
  getDefaultTitle,
  listUsableFileIds,
  UploadFiles,
  useUploadQueue,
} from '@/features/contract/compose/upload-files';
import { getErrorMessage } from '@/shared/api';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Field } from '@/shared/ui/inputs/field';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import { Tabs, type TabItem } from '@/shared/ui/layout/tabs';
import { LeaveDialog } from '@/shared/ui/overlays/leave-dialog';
import { NextStepNote, SendColumns, TemplateFrame } from '@/widgets/send-frame';
import { useCreateTemplate } from '../api/create-template';
import { unfinishedUploadStore, type Source, type UnfinishedUpload } from '../model/unfinished-upload';
import { ChooseContract } from './choose-contract';
import { BrowseStore } from './browse-store';
import * as styles from './template-upload.css';

const SOURCES: readonly TabItem<Source>[] = [
  { value: 'files', label: '파일' },
  { value: 'contract', label: '보낸 문서에서' },
  { value: 'store', label: '스토어' },
];
/** Empty, because nothing has been placed on the pages yet. */
const NO_FIELDS = new Map<number, number>();

type TemplateUploadProps = {
  /** What the member had chosen and typed before. */
  unfinished: UnfinishedUpload;
  files: readonly StoredFile[];
};

export function TemplateUpload({ unfinished, files }: TemplateUploadProps) {
  const navigate = useNavigate();
  const { organizationMemberUuid } = useSession().user;
  const [contractId, setContractId] = useState(unfinished.contractId);
  const [source, setSource] = useState(unfinished.source);
  const [typed, setTyped] = useState(unfinished.title);
  const [isTried, setIsTried] = useState(false);
  const [arrangedKey, setArrangedKey] = useState<string | null>(null);
  const titleInput = useRef<HTMLInputElement>(null);
  const queue = useUploadQueue(files);
  useQuery(fileQueries.preparation());
  const chosen = useQuery({ ...contractQueries.detail(contractId ?? ''), enabled: contractId !== null });
  const create = useCreateTemplate((templateId) => {
    unfinishedUploadStore.remove(organizationMemberUuid);
    void navigate(href('templateEditor', { templateId }));
  });

  const storedIds = listUsableFileIds(queue.items).join();
  useEffect(() => {
    const fileIds = storedIds === '' ? [] : storedIds.split(',');
    if (fileIds.length === 0 && contractId === null) unfinishedUploadStore.remove(organizationMemberUuid);
    else unfinishedUploadStore.write(organizationMemberUuid, { source, fileIds, contractId, title: typed });
  }, [storedIds, source, contractId, typed, organizationMemberUuid]);
  // The browser can't pick up an upload where it stopped, so this is the only thing that leaving loses.
  const isUploading = queue.items.some(({ state }) => state === 'waiting' || state === 'uploading');

  const arranged = queue.items.find(({ key }) => key === arrangedKey);
  const [first] = queue.items;
  const proposed = source === 'contract' ? (chosen.data?.title ?? '') : first ? getDefaultTitle(first.name) : '';
  const title = typed ?? proposed;
  const problem = findTitleProblem(title);
  const notReady = source === 'files' ? explainUploadsNotReady(queue.items) : null;
  const stop = notReady?.words ?? (source === 'contract' && contractId === null ? '문서를 골라주세요' : undefined);
  const hasSource = source === 'files' ? queue.items.length > 0 : contractId !== null;

  const next = () => {
    setIsTried(true);
    if (stop !== undefined || create.isPending) return;
    if (problem) return titleInput.current?.focus();
    create.mutate(
      source === 'contract' && contractId !== null
        ? { title, contractId }
        : { title, fileIds: listUsableFileIds(queue.items) },
    );
  };

  return (
    <TemplateFrame
      step="upload"
      title={title || '새 템플릿'}
      onLeave={() => void navigate(href('templates'))}
      onNext={next}
      note={notReady && <NextStepNote isProblem={notReady.isProblem}>{notReady.words}</NextStepNote>}
      actions={
        source !== 'store' && (
          <Button
            variant="primary"
            trailingIcon={<ArrowRight />}
            disabledReason={stop}
            loading={create.isPending}
            loadingLabel="만드는 중"
            onClick={next}
          >
            다음
          </Button>
        )
      }
    >
      <SendColumns>
        <Stack gap={6}>
          <div>
            <h1 className={styles.heading}>무엇으로 템플릿을 만들까요?</h1>
            <p className={styles.subtitle}>한 번 만들어두면 받는 분만 적고 바로 보낼 수 있어요.</p>
          </div>
          {create.error && <Banner tone="danger">{getErrorMessage(create.error)}</Banner>}
          <Tabs label="무엇으로 만들까요" items={SOURCES} value={source} onValueChange={setSource}>
            <div className={styles.source}>
              {source === 'files' && (
                <UploadFiles items={queue.items} leftOut={queue.leftOut} send={queue.send} onArrange={setArrangedKey} />
              )}
              {source === 'contract' && <ChooseContract chosenId={contractId} onChoose={setContractId} />}
              {source === 'store' && <BrowseStore />}
            </div>
          </Tabs>
          {source !== 'store' && hasSource && (
            <Field label="템플릿 이름" error={isTried && problem ? problem : undefined}>
              <TextInput
                ref={titleInput}
                size="lg"
                autoComplete="off"
                value={title}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
          )}
        </Stack>
      </SendColumns>
      <LeaveDialog isDirty={isUploading} title="아직 올라가는 파일은 남지 않아요. 나갈까요?" />
      {arranged?.stored && (
        <ArrangePages
          file={arranged.stored}
          fieldCounts={NO_FIELDS}
          onClose={() => setArrangedKey(null)}
          onArranged={(file) => {
            setArrangedKey(null);
            queue.send({ type: 'item.arranged', key: arranged.key, file });
          }}
        />
      )}
    </TemplateFrame>
  );
}
