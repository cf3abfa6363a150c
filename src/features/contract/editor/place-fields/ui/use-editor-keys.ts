import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getNextZoom } from '@/entities/document';
import { userQueries } from '@/entities/user';
import { toast } from '@/shared/ui/feedback/toast';
import { isLayerOpen } from '@/shared/ui/overlays/layer';
import { readClipboard, writeClipboard } from '../model/clipboard';
import { getDisplayRect } from '../model/field-set';
import { dropForeignParts } from '../model/drop-foreign-parts';
import { findKeyCommand, type KeyCommand } from '../model/keys';
import { isSenderField } from '../model/sender-fields';
import { formatPartyName } from './party-names';
import { findNextField } from '../model/reading-order';
import type { Editor } from './editor-context';
import { focusField } from './focus-field';
import { placeInMiddle } from './place-in-middle';

type Keys = { zoom: number; onZoom: (zoom: number) => void; onHelp: () => void };

/** True if a text input or an open dialog handles the key instead. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]',
  ) !== null;

export function useEditorKeys(editor: Editor, keys: Keys) {
  const queryClient = useQueryClient();
  const latest = useRef({ editor, keys });
  useEffect(() => {
    latest.current = { editor, keys };
  });

  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const isFree = (event: Event) => !event.defaultPrevented && !isElsewhere(event.target) && !isLayerOpen();
    const isOurs = (event: Event) => isFree(event) && latest.current.editor.actor.getSnapshot().matches('working');

    // Only members use the editor, so the session has already been loaded.
    const findOrganization = () =>
      queryClient.getQueryData(userQueries.session().queryKey)?.organization?.organizationUuid ?? null;
    const press = (event: KeyboardEvent) => {
      // The list of shortcuts can be opened in every mode.
      const isHelp = event.key === '?' && isFree(event);
      if (event.isComposing || !(isOurs(event) || isHelp)) return;
      const { editor: now, keys: own } = latest.current;
      const isFieldFocused = event.target instanceof HTMLElement && event.target.dataset['field'] !== undefined;
      const { key, code, shiftKey: shift, altKey: alt } = event;
      const isRadio = event.target instanceof HTMLInputElement;
      const hasSelection = now.actor.getSnapshot().context.selection.length > 0;
      const mod = event.ctrlKey || event.metaKey;
      const command = findKeyCommand({ key, code, shift, alt, mod }, isFieldFocused, hasSelection && !isRadio);
      if (command && run(now, own, command)) event.preventDefault();
    };
    const copy = (event: ClipboardEvent) => {
      const { actor } = latest.current.editor;
      const { selection, history, pages } = actor.getSnapshot().context;
      if (!isOurs(event) || selection.length === 0 || document.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      event.clipboardData?.setData(
        'text/plain',
        writeClipboard(history.present, selection, { pages, organizationUuid: findOrganization() }),
      );
      if (event.type === 'cut') actor.send({ type: 'removed' });
    };
    const paste = (event: ClipboardEvent) => {
      if (!isOurs(event)) return;
      const { actor, parties, column } = latest.current.editor;
      const { owner, pages } = actor.getSnapshot().context;
      const owners = parties.flatMap((party) => party.owner ?? []);
      const read = readClipboard(event.clipboardData?.getData('text/plain') ?? '', {
        owners,
        chosen: owner,
        organizationUuid: findOrganization(),
      });
      const page = pages.list[column.current?.middle()?.index ?? -1];
      if (!read || !page) return;
      event.preventDefault();
      const { copied, isAnyLeft } = read.isForeign
        ? dropForeignParts(read.copied)
        : { copied: read.copied, isAnyLeft: false };
      actor.send({ type: 'pasted', copied, page });
      if (isAnyLeft) toast.success('다른 조직의 목록, 도장, 파일은 빼고 붙여 넣었어요');
    };

    window.addEventListener('keydown', press, { signal });
    document.addEventListener('copy', copy, { signal });
    document.addEventListener('cut', copy, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => stopped.abort();
  }, [queryClient]);
}

function run(editor: Editor, { zoom, onZoom, onHelp }: Keys, command: KeyCommand): boolean {
  const { actor, column, parties } = editor;
  const { selection, armed, history, pages } = actor.getSnapshot().context;
  switch (command.do) {
    case 'nudge':
      actor.send({ type: 'moved', dx: command.dx / zoom, dy: command.dy / zoom, nudge: true });
      return true;
    case 'grow':
      actor.send({ type: 'grown', dw: command.dx / zoom, dh: command.dy / zoom });
      return true;
    case 'step': {
      const next = findNextField(history.present, selection.at(-1) ?? '', command.by, pages);
      if (!next) return false;
      actor.send({ type: 'selected', ids: [next.fieldId], how: 'only' });
      column.current?.reveal(pages.indexOf(next), getDisplayRect(next, pages));
      focusField(column, next.fieldId);
      return true;
    }
    case 'page': {
      const index = column.current?.middle()?.index ?? 0;
      column.current?.goTo(Math.min(pages.list.length - 1, Math.max(0, index + command.by)));
      return true;
    }
    case 'zoom':
      onZoom(getNextZoom(zoom, command.by));
      return true;
    case 'place':
      placeInMiddle(editor, command.kind);
      return true;
    case 'assign': {
      const party = parties[command.place === 9 ? parties.length - 1 : command.place - 1];
      if (!party) return false;
      actor.send({ type: 'assigned', owner: party.owner, name: formatPartyName(party) });
      return true;
    }
    case 'remove': {
      const next = findNextField(history.present, selection.at(-1) ?? '', 1, pages);
      actor.send({ type: 'removed' });
      if (next) focusField(column, next.fieldId);
      else column.current?.element?.focus({ preventScroll: true });
      return true;
    }
    case 'escape':
      if (!armed && selection.length === 0) return false;
      actor.send({ type: armed ? 'kind.disarmed' : 'selection.cleared' });
      if (!armed) column.current?.element?.focus({ preventScroll: true });
      return true;
    case 'duplicate':
      if (selection.length === 0) toast.error('복사할 칸을 먼저 골라주세요');
      else actor.send({ type: 'duplicated' });
      return true;
    case 'undo':
      actor.send({ type: 'undone' });
      return true;
    case 'redo':
      actor.send({ type: 'redone' });
      return true;
    case 'all':
      actor.send({ type: 'all.selected' });
      return true;
    case 'properties': {
      const field = history.present.find(({ fieldId }) => fieldId === selection.at(-1));
      if (field && isSenderField(field)) {
        actor.send({ type: 'typing.begun', fieldId: field.fieldId });
        return true;
      }
      document.querySelector<HTMLElement>('[data-properties] input')?.focus();
      return true;
    }
    case 'help':
      onHelp();
      return true;
  }
}
