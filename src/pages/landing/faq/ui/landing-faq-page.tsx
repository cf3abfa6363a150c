import { Suspense, use, type ComponentProps } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom';
import type { FaqGroup, loadFaqs } from '@/entities/help/faq';
import { href } from '@/shared/routes';
import { FaqList } from '@/widgets/faq-list';
import * as styles from './landing-faq-page.css';

const ASK = { description: '하루 안에 메일로 답할게요.', label: '문의하기', to: href('landingSupport') };

export function LandingFaqPage() {
  const { faqs } = useLoaderData<typeof loadFaqs>();
  const { revalidate } = useRevalidator();
  const [params, setParams] = useSearchParams();
  const search = {
    words: params.get('search') ?? '',
    onSearch: (words: string) => setParams(words ? { search: words } : {}, { replace: true, preventScrollReset: true }),
    onRetry: () => void revalidate(),
    next: ASK,
  };
  return (
    <div className={styles.page}>
      <title>자주 묻는 질문 | 도장</title>
      <h1 className={styles.title}>자주 묻는 질문</h1>
      <Suspense fallback={<FaqList groups={null} isFailed={false} {...search} />}>
        <Arrived arriving={faqs} {...search} />
      </Suspense>
    </div>
  );
}

type ArrivedProps = Omit<ComponentProps<typeof FaqList>, 'groups' | 'isFailed'> & {
  arriving: Promise<readonly FaqGroup[] | null>;
};

function Arrived({ arriving, ...search }: ArrivedProps) {
  const groups = use(arriving);
  return <FaqList groups={groups} isFailed={groups === null} {...search} />;
}
