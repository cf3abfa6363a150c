import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import type { SignContract } from '@/entities/sign-contract';
import type { StoredValues } from '@/features/receiver/sign-document/api/kept-values';
import { SignDocumentContext } from '@/features/receiver/sign-document/model/context';
import type { WriterTabInput } from '@/features/receiver/sign-document/model/writer-tab';
import { signDocumentMachine } from '@/features/receiver/sign-document/model/sign-document.machine';
import type { SignDocumentInput } from '@/features/receiver/sign-document/model/sign-document.types';
import { Signing } from '@/widgets/signing';
import { stubWindowWidth } from '../../support/media.ts';
import { renderWatched } from '../../support/rendered-components.tsx';
import { signContract, signField } from '../../support/sign-contract.ts';

const CONTRACT = signContract({
  fields: [signField(1, { name: '주소' }), signField(2, { name: '특약' }), signField(3, { name: '비고' })],
});
const read = (): Promise<{ contract: SignContract; kept: StoredValues | null }> =>
  Promise.resolve({ contract: CONTRACT, kept: null });
const logic = signDocumentMachine.provide({
  delays: { SAVE: 600_000 },
  actors: {
    open: fromPromise<Awaited<ReturnType<typeof read>>, SignDocumentInput>(read),
    view: fromPromise(() => Promise.resolve(null)),
    seat: fromCallback<AnyEventObject, WriterTabInput>(() => {}),
  },
});

class NoObserver {
  observe() {}
  disconnect() {}
}

it('draws at a keystroke only what shows the field that is typed in', async () => {
  stubWindowWidth(1_280);
  vi.stubGlobal('ResizeObserver', NoObserver);
  const { drawnWhile } = renderWatched(
    <MemoryRouter>
      <SignDocumentContext.Provider logic={logic} options={{ input: { opening: null } }}>
        <Signing fieldId={null} onStart={() => {}} />
      </SignDocumentContext.Provider>
    </MemoryRouter>,
  );
  const entry = await screen.findByRole('textbox', { name: '주소' });
  const type = (value: string) => act(async () => void fireEvent.change(entry, { target: { value } }));
  // The first character makes the field count as filled in, which updates more components than the later ones.
  await type('부');
  const drawn = await drawnWhile(() => type('부산'));
  expect(drawn.toSorted()).toEqual([
    // Only the box on the page, the input and the row in the list re-render, and nothing around them.
    'Content',
    'Control',
    'CurrentFieldInput',
    'DrawnIcon',
    'Field',
    'FillBox',
    'FillControl',
    'InputBox',
    'OnPage',
    'PlacedField',
    'PrintedField',
    'Row',
    'TextInput',
  ]);
});
