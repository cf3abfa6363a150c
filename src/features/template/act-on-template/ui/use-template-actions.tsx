import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TemplateListItem } from '@/entities/template';
import { href } from '@/shared/routes';
import { useDuplicateTemplate, useToggleBookmark, type TemplateLifecycleAction } from '../api/template-acts';
import type { TemplateAction } from '../model/template-actions';
import { TemplateLifecycleDialog } from './template-lifecycle-dialog';
import { MoveTemplate } from './move-template';
import { RenameTemplate } from './rename-template';

export type ActionTarget = Pick<TemplateListItem, 'templateId' | 'title' | 'isBookmarked' | 'folderId'>;
type Asked = { template: ActionTarget; what: TemplateLifecycleAction | 'rename' | 'move' };

/** `onRemoved` is for a page that shows only this template. */
export function useTemplateActions(onRemoved?: () => void) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const bookmark = useToggleBookmark();
  const duplicate = useDuplicateTemplate();
  const close = () => setAsked(null);

  const act = (what: TemplateAction, template: ActionTarget) => {
    const { templateId } = template;
    if (what === 'send') return void navigate(href('templateSendSingle', { templateId }));
    if (what === 'sendMany') return void navigate(href('templateSendMany', { templateId }));
    if (what === 'link') return void navigate(`${href('directUrls')}?make=${templateId}`);
    if (what === 'preview') return void navigate(`${href('template', { templateId })}?preview`);
    if (what === 'edit') return void navigate(href('templateEditor', { templateId }));
    if (what === 'duplicate') return duplicate.mutate(template);
    return setAsked({ template, what });
  };

  const dialog: ReactNode =
    asked === null ? null : asked.what === 'rename' ? (
      <RenameTemplate template={asked.template} onClose={close} />
    ) : asked.what === 'move' ? (
      <MoveTemplate template={asked.template} onClose={close} />
    ) : (
      <TemplateLifecycleDialog
        decision={asked.what}
        template={asked.template}
        onClose={close}
        onDone={() => {
          close();
          if (asked.what === 'remove') onRemoved?.();
        }}
      />
    );
  return {
    act,
    toggleBookmark: (template: ActionTarget) => bookmark.mutate(template),
    dialog,
  };
}
