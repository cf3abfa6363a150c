import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { faqQueries } from '@/entities/help/faq';
import { href } from '@/shared/routes';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { FaqList } from '@/widgets/faq-list';

const ASK = { description: '하루 안에 답할게요.', label: '문의하기', to: href('settingSupport') };

export function FaqPage() {
  const faqs = useQuery(faqQueries.list());
  const [params, setParams] = useSearchParams();
  return (
    <>
      <title>자주 묻는 질문 | 도장</title>
      <PageHeader title="자주 묻는 질문" />
      <FaqList
        groups={faqs.data ?? null}
        isFailed={faqs.isError}
        words={params.get('search') ?? ''}
        onSearch={(words) => setParams(words ? { search: words } : {}, { replace: true, preventScrollReset: true })}
        next={ASK}
        onRetry={() => void faqs.refetch()}
      />
    </>
  );
}
