import { Copy, Eye } from '@/shared/icons';
import { useEffect, useState } from 'react';
import type { MailTemplate, MailText } from '@/entities/setting/mail-template';
import {
  removeText,
  findText,
  upsertText,
  SaveFailure,
  useSaveMailTexts,
  useMailTextsDraft,
  MailTextEditor,
} from '@/features/mail-template/edit-words';
import { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { useLayout } from '@/shared/ui/layout/responsive';
import { Stack } from '@/shared/ui/layout/stack';
import { Sheet } from '@/shared/ui/overlays/sheet';
import { KindChoice, type MailTextKey } from './kind-choice';
import { PreviewPane } from './preview-pane';
import * as styles from './mail-templates.css';

type CustomTextPanelProps = {
  template: MailTemplate;
  builtIn: readonly MailText[];
  mayManage: boolean;
  onDirty: (isDirty: boolean) => void;
  onReload: () => Promise<MailTemplate>;
};

/** Edits custom wording next to its preview, which is a bottom sheet on a phone. */
export function CustomTextPanel({ template, builtIn, mayManage, onDirty, onReload }: CustomTextPanelProps) {
  const isPhone = useLayout() === 'mobile';
  const draft = useMailTextsDraft(template);
  const { texts, version, isDirty, wrong, generation } = draft;
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [first = { kind: 'SIGN_REQUEST' as const, language: 'ko' as const }] = texts;
  const [place, setPlace] = useState<MailTextKey>({ kind: first.kind, language: first.language });
  const save = useSaveMailTexts(draft.open);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  useEffect(() => () => onDirty(false), [onDirty]);
  const own = findText(texts, place);
  const shown = own ?? findText(builtIn, place);
  const preview = shown && <PreviewPane text={shown} mayManage={mayManage} />;

  return (
    <Stack gap={4}>
      <KindChoice place={place} own={texts} onChange={setPlace} />
      {save.error && (
        <SaveFailure
          error={ApiError.from(save.error)}
          onReload={() =>
            void onReload().then((latest) => {
              save.reset();
              draft.open(latest);
            })
          }
        />
      )}
      <div className={mayManage ? styles.panes : styles.readOnlyPreview}>
        <Stack gap={4}>
          {!own && <Banner tone="neutral">이 메일은 기본 문구로 보내요.</Banner>}
          {!own && mayManage && shown && (
            <Button icon={<Copy />} onClick={() => draft.start(upsertText(texts, shown))}>
              복사해서 고치기
            </Button>
          )}
          {own && mayManage && (
            <>
              <MailTextEditor
                key={`${place.kind} ${place.language} ${generation}`}
                text={own}
                onChange={(text) => draft.setTexts(upsertText(texts, text))}
              />
              <Button onClick={() => draft.start(removeText(texts, place))}>이 메일은 기본 문구로 보내기</Button>
            </>
          )}
        </Stack>
        {isPhone && mayManage ? null : preview}
      </div>
      {mayManage && (
        <div className={styles.footer}>
          {isPhone && (
            <Button icon={<Eye />} onClick={() => setIsPreviewing(true)}>
              미리보기
            </Button>
          )}
          <Button disabledReason={isDirty ? undefined : '바꾼 것이 없어요'} onClick={draft.undo}>
            되돌리기
          </Button>
          <Button
            variant="primary"
            loading={save.isPending}
            loadingLabel="저장하는 중"
            disabledReason={!isDirty ? '바꾼 것이 없어요' : wrong.length > 0 ? '고칠 곳이 있어요' : undefined}
            onClick={() => save.mutate({ mailTemplateId: template.mailTemplateId, version, texts })}
          >
            저장하기
          </Button>
        </div>
      )}
      {isPreviewing && (
        <Sheet open onOpenChange={setIsPreviewing} title="미리보기">
          {preview}
        </Sheet>
      )}
    </Stack>
  );
}
