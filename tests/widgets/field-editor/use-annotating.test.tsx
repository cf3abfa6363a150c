import { act, renderHook } from '@testing-library/react';
import { useActorRef, useSelector } from '@xstate/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEditorPages, placeFieldsMachine } from '@/features/contract/editor/place-fields';
import { useAnnotations } from '@/widgets/field-editor/model/use-annotations';
import { stubWindowWidth } from '../../support/media';

const NOTHING = { fields: [], owner: null, pages: createEditorPages([]) };
const column = { current: null };

function useBoth() {
  const fieldsActor = useActorRef(placeFieldsMachine, { input: NOTHING });
  const annotations = useAnnotations([], { pages: [], column, fieldsActor });
  const work = useSelector(fieldsActor, (snapshot) => (snapshot.matches('working') ? 'working' : 'resting'));
  return { annotations, fieldsActor, work };
}

let browser: ReturnType<typeof stubWindowWidth>;
beforeEach(() => {
  browser = stubWindowWidth(1280);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('begins with the fields', () => {
  const { result } = renderHook(useBoth);
  expect(result.current.annotations.getSnapshot().value).toBe('other');
  expect(result.current.work).toBe('working');
});

it.each(['none', 'ink', 'highlight', 'stamp'] as const)(
  'pauses the fields in %s, and resumes them immediately',
  (mode) => {
    const { result } = renderHook(useBoth);
    const { annotations, fieldsActor } = result.current;
    act(() => annotations.send({ type: `${mode}.chosen` }));
    expect(result.current.work).toBe('resting');
    act(() => {
      annotations.send({ type: 'other.chosen' });
      // The check before sending opens a field and selects it in the same tick.
      expect(fieldsActor.getSnapshot().matches('working')).toBe(true);
    });
    expect(result.current.work).toBe('working');
  },
);

it('returns to the fields when the window becomes too narrow for drawing tools', () => {
  const { result } = renderHook(useBoth);
  act(() => result.current.annotations.send({ type: 'ink.chosen' }));
  browser.resizeTo(390);
  expect(result.current.annotations.getSnapshot().value).toBe('other');
  expect(result.current.work).toBe('working');
});
