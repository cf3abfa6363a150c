import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ContractProblem } from '@/entities/contract';
import type { PageColumnHandle } from '@/entities/document';
import { templateQueries, type Template } from '@/entities/template';
import { LeaveConfirmation, SaveProblem } from '@/features/contract/compose/save-draft';
import { TemplateComparison } from '@/features/template/compare-template';
import { EditSlots } from '@/features/template/edit-slots';
import { TemplateSettings } from '@/features/template/edit-template-settings';
import { PublishTemplate } from '@/features/template/publish-template';
import type { Replacement } from '@/features/template/replace-file';
import { href } from '@/shared/routes';
import { Banner } from '@/shared/ui/feedback/banner';
import { toast } from '@/shared/ui/feedback/toast';
import { FieldEditor, renderSenderContent, useJumpToProblem } from '@/widgets/field-editor';
import { Rehearsal } from '@/widgets/rehearsal';
import { SaveNote, TemplateFrame } from '@/widgets/send-frame';
import { useFilingChoices } from '../model/use-filing-choices';
import { useTemplateEditor } from '../model/use-template-editor';
import { EditorActions } from './editor-actions';
import { ReplaceFileDialog } from './replace-file-dialog';
import { UncertainFields } from './uncertain-fields';

type Layer = 'slots' | 'settings' | 'rehearsing' | 'publishing' | 'comparing' | { replacedFileId: string };

type TemplateEditorProps = {
  opened: Template;
  /** Fields that kept their position because their text wasn't found in the new file. */
  unsure: Replacement['lost'];
  onReload: () => Promise<void>;
  onReplaced: (replaced: Replacement) => void;
};

export function TemplateEditor({ opened, unsure, onReload, onReplaced }: TemplateEditorProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { templateId } = opened;
  const column = useRef<PageColumnHandle>(null);
  const { saver, editing, own, receivers, template, changeSlots, changeSettings } = useTemplateEditor(opened, column);
  // A template without slots has nobody to place fields for.
  const [layer, setLayer] = useState<Layer | null>(opened.content.slots.length === 0 ? 'slots' : null);
  const choices = useFilingChoices(layer === 'settings');
  const { state } = saver;
  const leadTo = useJumpToProblem(editing, own, column, ({ at }) => {
    if (at === 'receiver') return setLayer('slots');
    if (at === 'setting') setLayer('settings');
  });
  const fieldCounts = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { receiverUuid } of editing.fields)
      if (receiverUuid !== null) counts.set(receiverUuid, (counts.get(receiverUuid) ?? 0) + 1);
    return counts;
  }, [editing.fields]);

  const close = () => setLayer(null);
  const publish = async () => {
    if ((await saver.settle()) !== null) setLayer('publishing');
  };
  const replace = async (replacedFileId: string) => {
    if ((await saver.settle()) !== null) setLayer({ replacedFileId });
  };
  /** Reloads the template afterwards, because other members' changes to other parts are kept. */
  const overwrite = async (seenVersion?: number) => {
    close();
    saver.overwriteSeen(seenVersion);
    if ((await saver.settle()) === null) return;
    await onReload();
    toast.success('내 것으로 덮어썼어요');
  };
  const replacedFile =
    layer !== null && typeof layer === 'object'
      ? template.files.find(({ fileId }) => fileId === layer.replacedFileId)
      : undefined;
  const onStale = () => void queryClient.invalidateQueries({ queryKey: templateQueries.detail(templateId).queryKey });

  return (
    <TemplateFrame
      step="fields"
      title={template.title}
      onLeave={() => void navigate(href('template', { templateId }))}
      onNext={() => layer === null && !own.leading && !own.marking && void publish()}
      note={<SaveNote state={state} onRetry={saver.retry} />}
      alert={opened.editor && <Banner tone="accent">{opened.editor.name} 님이 함께 고치고 있어요</Banner>}
      actions={
        <EditorActions
          slotCount={template.content.slots.length}
          onSlots={() => setLayer('slots')}
          onSettings={() => setLayer('settings')}
          onRehearse={() => setLayer('rehearsing')}
          onPublish={() => void publish()}
        />
      }
    >
      <FieldEditor
        editing={editing}
        own={own}
        column={column}
        hasSheet
        onStale={onStale}
        notice={
          state === 'failed' || state === 'conflict' ? (
            <SaveProblem
              state={state}
              failure={saver.failure}
              onRetry={saver.retry}
              onReload={onReload}
              onOverwrite={() => void overwrite()}
              onCompare={() => setLayer('comparing')}
            />
          ) : (
            unsure.length > 0 && <UncertainFields fields={editing.fields} unsure={unsure} onJump={leadTo} />
          )
        }
      />
      {layer === 'slots' && (
        <EditSlots slots={template.content.slots} fieldCounts={fieldCounts} onChange={changeSlots} onClose={close} />
      )}
      {layer === 'settings' && (
        <TemplateSettings
          template={template}
          choices={choices}
          files={template.files}
          onReplaceFile={(fileId) => void replace(fileId)}
          onChange={changeSettings}
          onClose={close}
        />
      )}
      {replacedFile && (
        <ReplaceFileDialog
          templateId={templateId}
          version={saver.version}
          file={replacedFile}
          onReplaced={onReplaced}
          onReload={onReload}
          onClose={close}
        />
      )}
      {layer === 'rehearsing' && (
        <Rehearsal
          contract={{
            ...template.content,
            title: template.title,
            receivers,
            files: template.files.map((file) => ({ firstPage: null, file })),
          }}
          renderFilled={renderSenderContent}
          onClose={close}
          onStale={onStale}
        />
      )}
      {layer === 'comparing' && (
        <TemplateComparison
          mine={template}
          touched={saver.pending}
          onReload={onReload}
          onOverwrite={(seenVersion) => void overwrite(seenVersion)}
          onClose={close}
        />
      )}
      {layer === 'publishing' && (
        <PublishTemplate
          templateId={templateId}
          version={saver.version}
          number={(opened.publishedNumber ?? 0) + 1}
          isOnlyMine={template.visibility === 'ME'}
          onClose={close}
          onReload={onReload}
          onJump={(problem: ContractProblem) => {
            close();
            leadTo(problem);
          }}
          onPublished={() => {
            toast.success('공개했어요. 이제 문서를 보낼 수 있어요.');
            void navigate(href('template', { templateId }));
          }}
        />
      )}
      <LeaveConfirmation saver={saver} />
    </TemplateFrame>
  );
}
