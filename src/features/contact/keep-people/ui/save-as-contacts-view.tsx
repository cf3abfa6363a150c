import { getErrorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Row, Stack } from '@/shared/ui/layout/stack';

export type SaveAsContactsViewProps = {
  names: readonly string[];
  isBusy: boolean;
  failure: Error | null;
  onKeep: () => void;
  onClose: () => void;
};

/** Lists all names, because one button saves them all. */
export const SaveAsContactsView = ({ names, isBusy, failure, onKeep, onClose }: SaveAsContactsViewProps) => (
  <Stack gap={3}>
    <Banner
      tone="neutral"
      announce
      action={
        <Row gap={2}>
          <Button size="sm" variant="primary" loading={isBusy} loadingLabel="넣는 중" onClick={onKeep}>
            {names.length > 1 ? `${names.length}명 넣기` : '넣기'}
          </Button>
          <Button size="sm" variant="ghost" onClick={onClose}>
            넣지 않기
          </Button>
        </Row>
      }
    >
      연락처에 넣을까요? {names.map((name) => `${name} 님`).join(', ')}
    </Banner>
    {failure && <Banner tone="danger">{getErrorMessage(failure)}</Banner>}
  </Stack>
);
