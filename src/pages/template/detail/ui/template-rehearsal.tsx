import { toReceivers, type Template } from '@/entities/template';
import { renderSenderContent } from '@/widgets/field-editor';
import { Rehearsal } from '@/widgets/rehearsal';

type TemplateRehearsalProps = { template: Template; onClose: () => void; onStale: () => void };

export const TemplateRehearsal = ({ template, ...props }: TemplateRehearsalProps) => (
  <Rehearsal
    contract={{
      ...template.content,
      title: template.title,
      receivers: toReceivers(template.content.slots),
      files: template.files.map((file) => ({ firstPage: null, file })),
    }}
    renderFilled={renderSenderContent}
    {...props}
  />
);
