import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type RefObject } from 'react';
import type { PageColumnHandle } from '@/entities/document';
import { toReceivers, type Template, type TemplateSlot } from '@/entities/template';
import { useSaveTemplate } from '@/features/contract/compose/save-draft';
import { areSlotsValid } from '@/features/template/edit-slots';
import type { TemplateChange } from '@/features/template/edit-template-settings';
import { templateCheckQuery } from '@/features/template/publish-template';
import { hasValueToCheck, useFieldEditor, useSenderFields } from '@/widgets/field-editor';
import { templateSuggestionsQuery } from '../api/template-editing';

export function useTemplateEditor(opened: Template, column: RefObject<PageColumnHandle | null>) {
  const { templateId } = opened;
  const saver = useSaveTemplate(opened);
  const [slots, setSlots] = useState<readonly TemplateSlot[]>(opened.content.slots);
  const [settings, setSettings] = useState<TemplateChange>({});
  const [begun] = useState({ ...opened.content, files: opened.files });
  const receivers = useMemo(() => toReceivers(slots), [slots]);
  const suggested = useQuery(templateSuggestionsQuery(templateId));
  const { change, state, version } = saver;
  const editing = useFieldEditor(begun, { receivers, suggestions: suggested.data, onChange: change, column });
  const checked = useQuery({
    ...templateCheckQuery(templateId, version),
    enabled: state === 'saved' && hasValueToCheck(editing.fields),
  });
  const own = useSenderFields(editing, checked.data?.problems);

  const { fields, fieldsActor } = editing;
  const changeSlots = useCallback(
    (next: TemplateSlot[]) => {
      setSlots(next);
      const ids = new Set(next.map(({ slotUuid }) => slotUuid));
      const kept = fields.filter(({ receiverUuid }) => receiverUuid === null || ids.has(receiverUuid));
      if (kept.length < fields.length) fieldsActor.send({ type: 'fields.replaced', fields: kept });
      const [added] = next.filter(({ slotUuid }) => !slots.some((slot) => slot.slotUuid === slotUuid));
      if (added) fieldsActor.send({ type: 'owner.chosen', owner: added.slotUuid });
      if (areSlotsValid(next)) change({ slots: next });
    },
    [slots, fields, fieldsActor, change],
  );
  const changeSettings = useCallback(
    (part: TemplateChange) => {
      setSettings((before) => ({ ...before, ...part, content: { ...before.content, ...part.content } }));
      change(part);
    },
    [change],
  );

  const template: Template = {
    ...opened,
    ...settings,
    version,
    content: {
      ...opened.content,
      ...settings.content,
      slots: [...slots],
      fields: [...fields],
      annotations: [...editing.annotations],
    },
  };
  return { saver, editing, own, receivers, template, changeSlots, changeSettings };
}
