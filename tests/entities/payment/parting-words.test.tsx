import { afterEach, expect, it, vi } from 'vitest';
import { sayPartingWords } from '@/entities/payment/provider-window';
import { keepPartingWords } from '@/entities/payment/provider-window/model/parting-words';
import { toast } from '@/shared/ui/feedback/toast';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** As if another document of the tab had kept them. */
function comeFromElsewhere() {
  const kept: { words: unknown } = JSON.parse(sessionStorage.getItem('partingWords') ?? '{}');
  sessionStorage.setItem('partingWords', JSON.stringify({ ...kept, by: performance.timeOrigin - 1_000 }));
}

it('says what the document before could not say, once', () => {
  const said = vi.spyOn(toast, 'error').mockReturnValue();
  keepPartingWords({ kind: 'error', text: '결제를 그만뒀어요' });
  comeFromElsewhere();
  sayPartingWords();
  sayPartingWords();
  expect(said.mock.calls).toEqual([['결제를 그만뒀어요']]);
  expect(sessionStorage.getItem('partingWords')).toBeNull();
});

it('leaves the words to the next document while this one is being left', () => {
  keepPartingWords({ kind: 'success', text: '카드를 등록했어요' });
  sayPartingWords();
  expect(sessionStorage.getItem('partingWords')).not.toBeNull();
});
