import { useSearchParams } from 'react-router-dom';
import { Faq } from './faq';

export function LandingFaqPage() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <title>자주 묻는 질문 | 도장</title>
      <Faq
        words={params.get('search') ?? ''}
        onSearch={(words) => setParams(words ? { search: words } : {}, { replace: true, preventScrollReset: true })}
      />
    </>
  );
}
