import { afterEach, expect, it, vi } from 'vitest';
import { showFlashMessage } from '@/entities/payment/provider-window';
import { storeFlashMessage } from '@/entities/payment/provider-window/model/flash-message';
import { toast } from '@/shared/ui/feedback/toast';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** Pretends that an earlier document in the same tab stored the messages. */
function comeFromElsewhere() {
  const kept: { words: unknown } = JSON.parse(sessionStorage.getItem('partingWords') ?? '{}');
  sessionStorage.setItem('partingWords', JSON.stringify({ ...kept, by: performance.timeOrigin - 1_000 }));
}

it('says what the document before could not say, once', () => {
  const said = vi.spyOn(toast, 'error').mockReturnValue();
  storeFlashMessage({ kind: 'error', text: '결제를 그만뒀어요' });
  comeFromElsewhere();
  showFlashMessage();
  showFlashMessage();
  expect(said.mock.calls).toEqual([['결제를 그만뒀어요']]);
  expect(sessionStorage.getItem('partingWords')).toBeNull();
});

it('leaves the words to the next document while this one is being left', () => {
  storeFlashMessage({ kind: 'success', text: '카드를 등록했어요' });
  showFlashMessage();
  expect(sessionStorage.getItem('partingWords')).not.toBeNull();
});
