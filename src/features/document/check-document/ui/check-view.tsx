import { useState } from 'react';
import type { EventFrom, StateValueFrom, ContextFrom } from 'xstate';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { FileDrop } from '@/shared/ui/inputs/file-drop';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { TextInput } from '@/shared/ui/inputs/text-input';
import type { checkDocumentMachine } from '../model/check-document.machine';
import { useCheckMessages } from '../model/messages';
import { Verdict } from './verdict';
import * as styles from './check-document.css';

type Machine = typeof checkDocumentMachine;
type CheckViewProps = ContextFrom<Machine> & {
  state: StateValueFrom<Machine>;
  onEvent: (event: EventFrom<Machine>) => void;
};

export function CheckView({ state, onEvent, ...context }: CheckViewProps) {
  const words = useCheckMessages();
  const { result, seen, refusal, certificateNo, file } = context;
  const isJudged = state === 'judged' && result !== null;
  return (
    <section className={styles.frame} aria-label={words.title}>
      {isJudged ? (
        <>
          <Verdict check={result} seen={seen} />
          <Button size="lg" fullWidth onClick={() => onEvent({ type: 'restart' })}>
            {words.another}
          </Button>
        </>
      ) : (
        <>
          <header className={styles.header}>
            <h1 className={styles.title}>{words.title}</h1>
            <p className={styles.description}>{words.description}</p>
          </header>
          {state === 'refused' && refusal && <Banner tone="danger">{words.refusals[refusal]}</Banner>}
          {state === 'failed' && (
            <Banner
              tone="danger"
              action={
                <Button size="sm" onClick={() => onEvent({ type: 'retry' })}>
                  {words.retry}
                </Button>
              }
            >
              {words.failed}
            </Banner>
          )}
          {state === 'inspecting' && <Working words={words.inspecting} />}
          {state === 'asking' && <Working words={words.asking} />}
          {state === 'lookingUp' && <Working words={words.lookingUp} />}
          {state === 'sending' && (
            <div className={styles.progress} role="status">
              {words.sending}
              <ProgressBar label={words.sending} share={context.share} />
            </div>
          )}
          {(state === 'choosing' || state === 'refused' || state === 'failed') && (
            <>
              <FileDrop
                accept=".pdf,application/pdf"
                camera={false}
                multiple={false}
                words={words.drop}
                hint={words.dropHint}
                onFiles={([chosen]) => chosen && onEvent({ type: 'file.chosen', file: chosen })}
              />
              <ByNumber
                key={certificateNo}
                initial={file === null ? certificateNo : ''}
                onCheck={(entered) => onEvent({ type: 'number.entered', certificateNo: entered })}
              />
            </>
          )}
        </>
      )}
    </section>
  );
}

const Working = ({ words }: { words: string }) => (
  <div className={styles.progress}>
    <Spinner label={words} />
  </div>
);

function ByNumber({ initial, onCheck }: { initial: string; onCheck: (certificateNo: string) => void }) {
  const words = useCheckMessages();
  const [entered, setEntered] = useState(initial);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      className={styles.numberForm}
      noValidate
      aria-label={words.orByNumber}
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(entered.trim() === '');
        if (entered.trim()) onCheck(entered);
      }}
    >
      <Field label={words.number} hint={words.numberHint} error={isMissing ? words.numberMissing : undefined}>
        <TextInput
          value={entered}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setEntered(event.target.value)}
        />
      </Field>
      <div className={styles.submit}>
        <Button type="submit" size="lg" fullWidth>
          {words.check}
        </Button>
      </div>
    </form>
  );
}
