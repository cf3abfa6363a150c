import { useState } from 'react';
import { ApiError } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import { TextArea } from '@/shared/ui/inputs/text-input';
import { countGraphemes } from '#rules/graphemes.ts';
import { askQuestion } from '../api/question';
import { useAskMessages } from '../model/messages';

const MAX_CHARACTERS = 1000;
const FORM = 'ask-sender';

type State = { is: 'writing' } | { is: 'sending' } | { is: 'failed'; error: ApiError } | { is: 'sent' };

export type AskSenderDialogProps = { onClose: () => void };

/** Receivers can ask the sender a question instead of signing, even if they can't pass verification. */
export function AskSenderDialog({ onClose }: AskSenderDialogProps) {
  const words = useAskMessages();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<State>({ is: 'writing' });

  const submit = async () => {
    const given = text.trim();
    const length = countGraphemes(given);
    const found = length === 0 ? words.missing : length > MAX_CHARACTERS ? words.tooLong(MAX_CHARACTERS) : null;
    setProblem(found);
    if (found || state.is === 'sending') return;
    setState({ is: 'sending' });
    try {
      await askQuestion(given);
      setState({ is: 'sent' });
    } catch (thrown) {
      setState({ is: 'failed', error: ApiError.from(thrown) });
    }
  };
  const close = (open: boolean) => !open && onClose();

  if (state.is === 'sent')
    return (
      <Dialog
        open
        onOpenChange={close}
        title={words.sent}
        description={words.sentMore}
        footer={
          <Button variant="primary" size="lg" onClick={onClose}>
            {words.close}
          </Button>
        }
      />
    );

  return (
    <Dialog
      open
      onOpenChange={close}
      title={words.title}
      description={words.description}
      dirty={text.trim() !== ''}
      footer={
        <>
          <DialogCancel>{words.leave}</DialogCancel>
          <Button
            variant="primary"
            size="lg"
            type="submit"
            form={FORM}
            loading={state.is === 'sending'}
            loadingLabel={words.sending}
          >
            {words.send}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap={4}>
          {state.is === 'failed' && <Banner tone="danger">{failureWords(words, state.error)}</Banner>}
          <Field label={words.label} error={problem}>
            <TextArea rows={4} value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}

function failureWords(words: ReturnType<typeof useAskMessages>, { code }: ApiError) {
  return code === 'RATE_LIMITED' || code === 'NETWORK' ? words[code] : words.other;
}
