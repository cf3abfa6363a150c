import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';

const WORDS = {
  gone: { title: '문의를 찾을 수 없어요', description: '링크가 달라졌거나 30일이 지났을 수 있어요.' },
  /** The link was opened in another tab, and only that tab has its secret. */
  elsewhere: {
    title: '메일의 링크로 다시 열어주세요',
    description: '안전하게 지키려고 링크를 연 탭에서만 문의를 보여드려요.',
  },
} as const;

export const MissingThread = ({ reason, onAskAnew }: { reason: keyof typeof WORDS; onAskAnew: () => void }) => (
  <EmptyState kind="nothing-found" {...WORDS[reason]} actions={<Button onClick={onAskAnew}>새로 문의하기</Button>} />
);
