import { tidyEmail } from '#rules/email.ts';
import { useState } from 'react';
import { emailCopies } from '@/entities/copy';
import { ApiError } from '@/shared/api';
import { isEmail } from '@/shared/lib/form-rules';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { LinkButton } from '@/shared/ui/actions/link';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { useCopiesMessages } from '../model/messages';
import * as styles from './copies-view.css';

type State = { is: 'closed' | 'writing' | 'sending' } | { is: 'wrong'; error: string } | { is: 'sent'; to: string };

/** Focuses the input, which replaces the button that had focus. */
const focus = (input: HTMLInputElement | null) => input?.focus();

export function EmailCopies() {
  const { mail: words } = useCopiesMessages();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>({ is: 'closed' });

  if (state.is === 'closed')
    return (
      <div className={styles.mail}>
        <LinkButton tone="neutral" onClick={() => setState({ is: 'writing' })}>
          {words.open}
        </LinkButton>
      </div>
    );
  if (state.is === 'sent')
    return (
      <Banner tone="accent" announce>
        {words.sent(state.to)}
      </Banner>
    );

  const submit = async () => {
    const to = tidyEmail(email);
    if (!isEmail(to)) return setState({ is: 'wrong', error: words.wrong });
    setState({ is: 'sending' });
    try {
      await emailCopies(to);
      setState({ is: 'sent', to });
    } catch (thrown) {
      const { code } = ApiError.from(thrown);
      const isKnown = code === 'RATE_LIMITED' || code === 'NOT_COMPLETED';
      setState({ is: 'wrong', error: isKnown ? words[code] : words.other });
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (state.is !== 'sending') void submit();
      }}
    >
      <Field label={words.label} error={state.is === 'wrong' && state.error}>
        <TextInput
          size="lg"
          type="email"
          autoComplete="email"
          ref={focus}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="lg"
        fullWidth
        loading={state.is === 'sending'}
        loadingLabel={words.sending}
      >
        {words.send}
      </Button>
    </form>
  );
}
