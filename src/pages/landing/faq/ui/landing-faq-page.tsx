import { Suspense, use } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import type { loadPlans, ServicePlans } from '@/entities/payment/service-plan';
import { listQuestionGroups } from '../model/price-questions';
import { Faq } from './faq';

export function LandingFaqPage() {
  const { plans } = useLoaderData<typeof loadPlans>();
  const [params, setParams] = useSearchParams();
  const search = {
    words: params.get('search') ?? '',
    onSearch: (words: string) => setParams(words ? { search: words } : {}, { replace: true, preventScrollReset: true }),
  };
  return (
    <>
      <title>자주 묻는 질문 | 도장</title>
      <Suspense fallback={<Faq questions={listQuestionGroups(undefined)} {...search} />}>
        <LoadedFaq arriving={plans} {...search} />
      </Suspense>
    </>
  );
}

type LoadedFaqProps = { arriving: Promise<ServicePlans | null>; words: string; onSearch: (words: string) => void };

const LoadedFaq = ({ arriving, ...search }: LoadedFaqProps) => (
  <Faq questions={listQuestionGroups(use(arriving))} {...search} />
);
