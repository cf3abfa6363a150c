import { useActorRef, useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { ROLE_LABELS, formatVerification } from '@/entities/contract';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Field } from '@/shared/ui/inputs/field';
import { Combobox } from '@/shared/ui/inputs/combobox';
import { Select } from '@/shared/ui/inputs/select';
import { Stack } from '@/shared/ui/layout/stack';
import { toReceiverPart, listRehearsableReceivers, type RehearsedDocument } from '../model/rehearsed-document';
import { rehearseMachine } from '../model/rehearse.machine';
import { ReceiverRehearsal } from './receiver-rehearsal';

type RehearsalProps = {
  /** The draft or template with unsaved changes. */
  contract: RehearsedDocument;
  renderFilled: ComponentProps<typeof ReceiverRehearsal>['renderFilled'];
  onClose: () => void;
  /** Called when the picture URLs have expired. */
  onStale: () => void;
};

const MAX_IN_LIST = 7;

/** Lets the sender play each receiver before sending. Nothing is saved. */
export function Rehearsal({ contract, renderFilled, onClose, onStale }: RehearsalProps) {
  const players = listRehearsableReceivers(contract);
  const [first] = players;
  const rehearsal = useActorRef(rehearseMachine, { input: { part: first ? toReceiverPart(contract, first) : null } });
  const { filling, part } = useSelector(rehearsal, ({ context }) => context);
  const playerUuid = part?.filler.receiverUuid ?? null;
  const player = players.find(({ receiverUuid }) => receiverUuid === playerUuid);
  const play = (uuid: string | null) => {
    const next = players.find(({ receiverUuid }) => receiverUuid === uuid);
    if (next) rehearsal.send({ type: 'played', part: toReceiverPart(contract, next) });
  };
  const options = players.map(({ receiverUuid, name, role }) => ({
    value: receiverUuid,
    label: `${name || '이름 없는 분'} · ${ROLE_LABELS[role]}`,
  }));

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={480}
      title="미리 보기"
      description="받는 분이 휴대폰에서 보는 그대로예요. 여기서 채운 것은 저장되지 않아요."
    >
      {player && part && filling ? (
        <Stack gap={4}>
          <Field label="누가 되어볼까요?" hint={`본인 확인: ${formatVerification(player.verifications)}`}>
            {options.length > MAX_IN_LIST ? (
              <Combobox options={options} value={playerUuid} onValueChange={play} />
            ) : (
              <Select options={options} value={playerUuid} onValueChange={play} />
            )}
          </Field>
          <ReceiverRehearsal
            key={filling.id}
            contract={contract}
            player={player}
            fields={part.fields}
            filling={filling}
            renderFilled={renderFilled}
            onAgain={() => rehearsal.send({ type: 'restart', part })}
            onStale={onStale}
          />
        </Stack>
      ) : (
        <EmptyState
          kind="nothing-yet"
          size="panel"
          title="아직 서명할 분이 없어요"
          description="받는 분을 넣으면 그분의 화면을 볼 수 있어요."
        />
      )}
    </Dialog>
  );
}
