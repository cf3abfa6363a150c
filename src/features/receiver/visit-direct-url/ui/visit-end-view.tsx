import { CirclePause, CircleSlash, Link as LinkIcon, Unplug, UsersRound } from '@/shared/icons';
import type { ReactNode } from 'react';
import type { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { StepScreen } from '@/shared/ui/layout/step-screen';
import type { ClosedStanding } from '../model/closed-standing';
import { describeFailure, useVisitMessages } from '../model/messages';

const ICONS: Record<ClosedStanding, ReactNode> = {
  ENDED: <CircleSlash />,
  FULL: <UsersRound />,
  PAUSED: <CirclePause />,
};

export type VisitEndViewProps =
  | { kind: 'closed'; closedAs: ClosedStanding; onRetry: () => void }
  | { kind: 'wrong' }
  | { kind: 'unreachable'; failure: ApiError | null; onRetry: () => void };

export function VisitEndView(props: VisitEndViewProps) {
  const words = useVisitMessages();
  if (props.kind === 'wrong')
    return <StepScreen takesFocus icon={<LinkIcon />} title={words.wrong[0] ?? ''} description={words.wrong[1]} />;
  if (props.kind === 'unreachable')
    return (
      <StepScreen
        takesFocus
        icon={<Unplug />}
        title={words.unreachable}
        description={props.failure ? describeFailure(words.failure, props.failure) : words.failure.other}
        action={
          <Button variant="primary" size="xl" fullWidth onClick={props.onRetry}>
            {words.again}
          </Button>
        }
      />
    );
  const { closedAs, onRetry } = props;
  const [title, more] = words.closed[closedAs];
  return (
    <StepScreen
      takesFocus
      icon={ICONS[closedAs]}
      title={title ?? ''}
      description={
        <>
          {more}
          <br />
          {words.begun}
        </>
      }
      action={
        closedAs !== 'ENDED' && (
          <Button variant="secondary" size="xl" fullWidth onClick={onRetry}>
            {words.lookAgain}
          </Button>
        )
      }
    />
  );
}
