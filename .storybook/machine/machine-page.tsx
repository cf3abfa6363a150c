import type { ReactNode } from 'react';
import type { AnyStateMachine, StateValue } from 'xstate';
import { Button } from '@/shared/ui/actions/button';
import { Card } from '@/shared/ui/layout/card';
import { Row, Stack } from '@/shared/ui/layout/stack';
import { listLevels, readChart, formatState } from './chart';
import { StateChart } from './state-chart';

/** A user action or a server response that the story can trigger. */
export type Step = { label: string; isPossible: boolean; run: () => void };

type MachinePageProps = {
  name: string;
  machine: AnyStateMachine;
  state: StateValue;
  steps: readonly Step[];
  /** The product's own view of the current state. */
  children: ReactNode;
};

/** Draws a machine with buttons to step through it. Only the steps possible in the current state are enabled. */
export function MachinePage({ name, machine, state, steps, children }: MachinePageProps) {
  return (
    <Stack gap={6}>
      {listLevels(machine.root, state, name).map((level) => (
        <StateChart key={level.name} name={level.name} chart={readChart(level.node)} current={level.current} />
      ))}
      <Row gap={2} role="group" aria-label="다음에 일어날 일">
        {steps.map(({ label, isPossible, run }) => (
          <Button
            key={label}
            size="sm"
            variant="secondary"
            disabledReason={isPossible ? undefined : '지금 상태에서는 일어나지 않아요'}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </Row>
      <Card title={`화면: ${formatState(state)}`}>{children}</Card>
    </Stack>
  );
}
