import { useQuery } from '@tanstack/react-query';
import { Send } from '@/shared/icons';
import { useEffect, useState } from 'react';
import { findMailProblems } from '#rules/mail-words.ts';
import { mailTemplateQueries, MailView, PhoneMessagesView, type MailText } from '@/entities/setting/mail-template';
import { useSendTestMail } from '@/features/mail-template/edit-words';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import { Stack } from '@/shared/ui/layout/stack';
import * as styles from './mail-templates.css';

const VIEWS = [
  { value: 'WIDE', label: '컴퓨터' },
  { value: 'NARROW', label: '휴대폰' },
  { value: 'TEXT', label: '문자' },
] as const;
const TYPING_MS = 400;

type PreviewPaneProps = { text: MailText; mayManage: boolean };

/** Keeps the last valid preview while the text has errors. */
export function PreviewPane({ text, mayManage }: PreviewPaneProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('WIDE');
  const [shown, setShown] = useState(text);
  const isWrong = findMailProblems(text).length > 0;
  const isOther = shown.kind !== text.kind || shown.language !== text.language;
  useEffect(() => {
    if (isWrong) return;
    const timer = setTimeout(() => setShown(text), isOther ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, isWrong, isOther]);
  const { kind, language } = shown;
  const order = { kind, language, mailTemplate: 'DEFAULT', text: shown, sample: null };
  const preview = useQuery({ ...mailTemplateQueries.preview(order), enabled: findMailProblems(shown).length === 0 });
  const test = useSendTestMail();
  return (
    <section className={styles.preview} aria-label="미리보기">
      <Stack gap={3}>
        <div className={styles.header}>
          <SegmentedControl aria-label="미리보기 크기" options={VIEWS} value={view} onValueChange={setView} />
          {mayManage && (
            <Button
              icon={<Send />}
              loading={test.isPending}
              disabledReason={isWrong ? '고칠 곳을 먼저 고쳐주세요' : undefined}
              onClick={() => test.mutate(text)}
            >
              나에게 보내보기
            </Button>
          )}
        </div>
        {isWrong && <p className={styles.stalePreviewNote}>고칠 곳이 있어서 고치기 전의 모습을 보여드려요.</p>}
        {preview.isError ? (
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={() => void preview.refetch()}>
                다시 불러오기
              </Button>
            }
          >
            미리보기를 불러오지 못했어요.
          </Banner>
        ) : !preview.data ? (
          isWrong ? null : (
            <PageSkeleton />
          )
        ) : view === 'TEXT' ? (
          <PhoneMessagesView preview={preview.data} />
        ) : (
          <div className={view === 'WIDE' ? styles.wide : styles.narrow}>
            <p className={styles.subject}>{preview.data.subject}</p>
            <MailView preview={preview.data} />
          </div>
        )}
      </Stack>
    </section>
  );
}
