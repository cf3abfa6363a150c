import { ArrowRight } from '@/shared/icons';
import { useRef, useState, type MouseEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Contract } from '@/entities/contract';
import { ArrangePages } from '@/features/contract/compose/arrange-pages';
import { LeaveConfirmation, SaveProblem } from '@/features/contract/compose/save-draft';
import { UploadFiles, explainUploadsNotReady } from '@/features/contract/compose/upload-files';
import { StartFromTemplate } from '@/features/template/start-from-template';
import { api, unwrap } from '@/shared/api';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { toast } from '@/shared/ui/feedback/toast';
import { DraftGate, NextStepNote, SaveNote, SendColumns, SendFrame } from '@/widgets/send-frame';
import { countFieldsByPage } from '../model/count-fields';
import { findTitleProblem } from '../model/title-rule';
import { useUploadPage } from '../model/use-upload-page';
import * as styles from './upload-page.css';

export function UploadPage() {
  const [address] = useSearchParams();
  // The first upload adds the draft's id to the URL, and that must not remount the page.
  const [contractId] = useState(address.get('contractId'));
  if (contractId === null) return <Upload contract={null} />;
  return (
    <DraftGate contractId={contractId} step="upload">
      {(draft) => <Upload contract={draft} />}
    </DraftGate>
  );
}

function Upload({ contract }: { contract: Contract | null }) {
  const navigate = useNavigate();
  const { queue, saver, title, setTitle, isUploading, settle, goOn } = useUploadPage(contract);
  const [isTitleLeft, setIsTitleLeft] = useState(false);
  const [destination, setDestination] = useState<string | null>(null);
  const [isGoing, setIsGoing] = useState(false);
  const [arrangedKey, setArrangedKey] = useState<string | null>(null);
  const arranged = queue.items.find(({ key }) => key === arrangedKey);
  const titleInput = useRef<HTMLInputElement>(null);
  const { draftId: contractId, state } = saver;

  const notReady = explainUploadsNotReady(queue.items);
  const problem = findTitleProblem(title);
  const isEmpty = queue.items.length === 0;
  // Only an empty title is still being typed. Any other is not saved, and must not look as if it were.
  const shownProblem = isTitleLeft || title.trim() !== '' ? problem : null;

  const next = async () => {
    setIsTitleLeft(true);
    if (problem) return titleInput.current?.focus();
    if (notReady) return;
    setIsGoing(true);
    await goOn();
    setIsGoing(false);
  };
  const leave = async (to: string) => {
    if (isEmpty && contractId) {
      // A draft without files has nothing to return to, so it is deleted.
      await unwrap(api.DELETE('/contracts/{contractId}', { params: { path: { contractId } } })).catch(() =>
        toast.error(),
      );
    }
    if (!isEmpty) await settle();
    await navigate(to);
  };
  /** Files may still be uploading, and those would be lost. */
  const askToLeave = (to: string) => (isEmpty ? void leave(to) : setDestination(to));
  const followLink = (event: MouseEvent, to: string) => {
    // A new tab or window leaves this page as it is.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    askToLeave(to);
  };

  return (
    <SendFrame
      step="upload"
      contractId={contractId}
      title={isEmpty ? '새 문서' : title || '새 문서'}
      onLeave={() => askToLeave(isEmpty ? href('dashboard') : `${href('contracts')}?tab=DRAFT`)}
      onNext={() => void next()}
      note={
        notReady ? (
          <NextStepNote isProblem={notReady.isProblem}>{notReady.words}</NextStepNote>
        ) : shownProblem ? (
          <NextStepNote isProblem>문서 이름을 고쳐야 해요</NextStepNote>
        ) : (
          <SaveNote state={state} onRetry={saver.retry} />
        )
      }
      actions={
        <Button
          variant="primary"
          trailingIcon={<ArrowRight />}
          disabledReason={notReady?.words}
          loading={isGoing}
          loadingLabel="저장하는 중"
          onClick={() => void next()}
        >
          다음
        </Button>
      }
    >
      <SendColumns asideLabel="템플릿으로 더 빨리" aside={<StartFromTemplate onLeave={followLink} />}>
        <Stack gap={6}>
          <div>
            <h1 className={styles.heading}>서명받을 파일을 올려주세요</h1>
            <p className={styles.subtitle}>여러 개를 올리면 위에서부터 차례로 하나의 문서로 묶어요.</p>
          </div>
          <SaveProblem
            state={state}
            failure={saver.failure}
            onRetry={saver.retry}
            onReload={() => location.reload()}
            onOverwrite={saver.overwrite}
          />
          <UploadFiles items={queue.items} leftOut={queue.leftOut} send={queue.send} onArrange={setArrangedKey} />
          {!isEmpty && (
            <div className={styles.title}>
              <Field label="문서 이름" hint="받는 분에게 보이는 이름이에요." error={shownProblem ?? undefined}>
                <TextInput
                  ref={titleInput}
                  size="lg"
                  autoComplete="off"
                  value={title}
                  onChange={(event) => setTitle(event.target.value)}
                  onBlur={() => setIsTitleLeft(true)}
                />
              </Field>
            </div>
          )}
        </Stack>
      </SendColumns>
      <Dialog
        open={destination !== null}
        onOpenChange={(isOpen) => !isOpen && setDestination(null)}
        width={420}
        title="나갈까요?"
        description={
          contractId === null
            ? '아직 올라가는 파일은 남지 않아요.'
            : isUploading
              ? '쓰던 문서는 ‘작성 중’에 남아요. 아직 올라가는 파일은 남지 않아요.'
              : '쓰던 문서는 ‘작성 중’에 남아요.'
        }
        footer={
          <>
            <Button onClick={() => destination !== null && void leave(destination)}>나가기</Button>
            <Button variant="primary" onClick={() => setDestination(null)}>
              계속 쓰기
            </Button>
          </>
        }
      />
      {arranged?.stored && (
        <ArrangePages
          file={arranged.stored}
          fieldCounts={countFieldsByPage(contract, arranged.key)}
          onClose={() => setArrangedKey(null)}
          onArranged={(file) => {
            setArrangedKey(null);
            queue.send({ type: 'item.arranged', key: arranged.key, file });
          }}
        />
      )}
      <LeaveConfirmation saver={saver} />
    </SendFrame>
  );
}
