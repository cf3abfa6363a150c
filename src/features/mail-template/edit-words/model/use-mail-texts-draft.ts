import { useState } from 'react';
import { findMailProblems } from '#rules/mail-words.ts';
import type { MailTemplate, MailText } from '@/entities/setting/mail-template';

const isSame = (one: readonly MailText[], other: readonly MailText[]) => JSON.stringify(one) === JSON.stringify(other);

export function useMailTextsDraft(template: MailTemplate) {
  const [saved, setSaved] = useState(template);
  const [texts, setTexts] = useState(template.texts);
  // Blocks get new keys whenever the wording changes outside the editor.
  const [generation, setGeneration] = useState(0);
  const start = (next: MailText[]) => {
    setTexts(next);
    setGeneration(generation + 1);
  };
  const isDirty = !isSame(texts, saved.texts);
  // Renaming a template changes its version but not its wording.
  if (template !== saved && template.version > saved.version && isSame(template.texts, saved.texts)) setSaved(template);
  return {
    texts,
    version: saved.version,
    isDirty,
    generation,
    wrong: texts.filter((text) => findMailProblems(text).length > 0),
    setTexts,
    start,
    undo: () => start(saved.texts),
    open: (latest: MailTemplate) => {
      setSaved(latest);
      start(latest.texts);
    },
  };
}
