import type { Template } from '@/entities/template';
import { Badge } from '@/shared/ui/feedback/badge';
import { StepFrame, type StepFrameProps } from './send-frame';

type TemplateSendFrameProps = Omit<StepFrameProps, 'label' | 'steps' | 'current' | 'title' | 'badge'> & {
  template: Pick<Template, 'title'>;
  step: 'people' | 'preview';
  /** The URL to return to from the preview. */
  peopleAddress?: string | undefined;
};

export const TemplateSendFrame = ({ template, step, peopleAddress, ...frame }: TemplateSendFrameProps) => (
  <StepFrame
    {...frame}
    label="보내는 순서"
    title={template.title}
    badge={<Badge>템플릿</Badge>}
    steps={[{ label: '받는 분 적기', href: peopleAddress }, { label: '미리 보기' }]}
    current={step === 'people' ? 0 : 1}
  />
);
