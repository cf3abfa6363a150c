import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';

export interface NothingFoundProps {
  title: string;
  icon?: ReactNode;
  onClear?: () => void;
}

export const NothingFound = ({ title, icon, onClear }: NothingFoundProps) => (
  <EmptyState
    kind="nothing-found"
    title={title}
    description="다른 말로 찾거나 거르기를 풀어보세요."
    actions={
      onClear && (
        <Button icon={icon} onClick={onClear}>
          거르기 모두 풀기
        </Button>
      )
    }
  />
);
