import { Highlighter, ImagePlus, PenLine, Redo2, Stamp, Trash, Undo2 } from '@/shared/icons';
import { useSelector } from '@xstate/react';
import { useRef, type ReactNode } from 'react';
import { getErrorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { useMessages } from '../messages';
import type { Messages } from '../messages.ko';
import { getMode, type AnnotateActor } from '../model/annotate-document.machine';
import type { AnnotateFailure } from '../model/annotate-failure';
import { MAX_ANNOTATIONS } from '../model/drawn-items';
import { STAMP_TYPES } from '../model/stamp-picture';
import * as styles from './annotate-tools.css';
import { useAnnotateKeys } from './use-annotate-keys';

interface AnnotateToolsProps {
  actor: AnnotateActor;
  other: { label: string; icon: ReactNode };
}

const MODES = [
  { mode: 'ink', icon: <PenLine /> },
  { mode: 'highlight', icon: <Highlighter /> },
  { mode: 'stamp', icon: <Stamp /> },
] as const;
type Color = [number, number, number];
type ColorName = 'black' | 'blue' | 'red' | 'yellow' | 'green' | 'pink';
const COLORS: Record<'ink' | 'highlight', readonly { name: ColorName; color: Color }[]> = {
  ink: [
    { name: 'black', color: [16, 17, 24] },
    { name: 'blue', color: [10, 42, 158] },
    { name: 'red', color: [196, 30, 20] },
  ],
  highlight: [
    { name: 'yellow', color: [255, 233, 138] },
    { name: 'green', color: [134, 239, 172] },
    { name: 'pink', color: [255, 190, 220] },
  ],
};
const WIDTHS = [
  { name: 'thin', thickness: 1 },
  { name: 'usual', thickness: 2 },
  { name: 'thick', thickness: 4 },
] as const;

export function AnnotateTools({ actor, other }: AnnotateToolsProps) {
  const t = useMessages();
  const { past, future, selected, pens, failure } = useSelector(actor, ({ context }) => context);
  const mode = useSelector(actor, getMode);
  const mayEdit = useSelector(actor, (snapshot) => snapshot.hasTag('edits'));
  useAnnotateKeys(actor);
  const tool = mode === 'ink' || mode === 'highlight' ? mode : null;

  return (
    <>
      <span className={styles.separator} />
      {[{ mode: 'other' as const, ...other }, ...MODES.map((one) => ({ ...one, label: t.modes[one.mode] }))].map(
        (one) => (
          <IconButton
            key={one.mode}
            label={one.label}
            icon={one.icon}
            tipSide="bottom"
            pressed={mode === one.mode}
            onClick={() => actor.send({ type: `${one.mode}.chosen` })}
          />
        ),
      )}
      {mayEdit && <span className={styles.separator} />}
      {tool && (
        <span className={styles.swatches}>
          {COLORS[tool].map(({ name, color }) => (
            <button
              key={name}
              type="button"
              className={styles.swatch}
              style={{ backgroundColor: `rgb(${color.join(' ')})` }}
              aria-label={t.colors[name]}
              aria-pressed={pens[tool].color.join() === color.join()}
              onClick={() => actor.send({ type: 'pen.changed', pen: { color } })}
            />
          ))}
        </span>
      )}
      {mode === 'ink' &&
        WIDTHS.map(({ name, thickness }) => (
          <Button
            key={name}
            size="sm"
            variant={pens.ink.thickness === thickness ? 'soft' : 'ghost'}
            aria-pressed={pens.ink.thickness === thickness}
            onClick={() => actor.send({ type: 'pen.changed', pen: { thickness } })}
          >
            {t.widths[name]}
          </Button>
        ))}
      {mode === 'stamp' && <StampButton actor={actor} />}
      {mayEdit && (
        <>
          <IconButton
            label={t.undo}
            icon={<Undo2 />}
            tipSide="bottom"
            disabledReason={past.length > 0 ? undefined : t.nothingToUndo}
            onClick={() => actor.send({ type: 'undone' })}
          />
          <IconButton
            label={t.redo}
            icon={<Redo2 />}
            tipSide="bottom"
            disabledReason={future.length > 0 ? undefined : t.nothingToRedo}
            onClick={() => actor.send({ type: 'redone' })}
          />
          <IconButton
            label={t.remove}
            icon={<Trash />}
            tipSide="bottom"
            disabledReason={selected ? undefined : t.nothingChosen}
            onClick={() => actor.send({ type: 'removed' })}
          />
        </>
      )}
      {failure && (
        <span className={styles.failure} role="alert">
          {failureWords(t.failures, failure)}
        </span>
      )}
    </>
  );
}

function failureWords(words: Messages['failures'], failure: AnnotateFailure) {
  if (failure === 'FULL') return words.FULL(MAX_ANNOTATIONS);
  return typeof failure === 'string' ? words[failure] : getErrorMessage(failure);
}

function StampButton({ actor }: Pick<AnnotateToolsProps, 'actor'>) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const isUploading = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <Button
        size="sm"
        icon={<ImagePlus />}
        loading={isUploading}
        loadingLabel={t.adding}
        onClick={() => input.current?.click()}
      >
        {t.choosePicture}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t.pictureFile}
        accept={STAMP_TYPES.join()}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) actor.send({ type: 'picture.chosen', file });
        }}
      />
    </>
  );
}
