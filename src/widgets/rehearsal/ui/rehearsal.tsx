import { useState } from 'react';
import { ROLE_WORDS, verificationWords, type Contract } from '@/entities/contract';
import type { FillValues } from '@/features/document/fill-fields';
import { Dialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { Field } from '@/shared/ui/field';
import { Combobox } from '@/shared/ui/combobox';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { playersOf } from '../model/players';
import { Play } from './play';

type RehearsalProps = {
  /** The draft as it is on the screen. */
  contract: Contract;
  onClose: () => void;
  /** The addresses of the pictures have run out. */
  onStale: () => void;
};

const MOST_IN_LIST = 7;

/** The sender plays each receiver on a phone, before sending. Everything is real but the saving. */
export function Rehearsal({ contract, onClose, onStale }: RehearsalProps) {
  const players = playersOf(contract);
  const [playerUuid, setPlayerUuid] = useState(players[0]?.receiverUuid ?? null);
  const [round, setRound] = useState(0);
  /** Of everybody who was played: those who come later see what was filled in before. */
  const [values, setValues] = useState<FillValues>({});
  const player = players.find(({ receiverUuid }) => receiverUuid === playerUuid);
  const options = players.map(({ receiverUuid, name, role }) => ({
    value: receiverUuid,
    label: `${name || '이름 없는 분'} · ${ROLE_WORDS[role]}`,
  }));

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={480}
      title="미리 보기"
      description="받는 분이 휴대폰에서 보는 그대로예요. 여기서 채운 것은 저장되지 않아요."
    >
      {player ? (
        <Stack gap={4}>
          <Field label="누가 되어볼까요?" hint={`본인 확인: ${verificationWords(player.verifications)}`}>
            {options.length > MOST_IN_LIST ? (
              <Combobox options={options} value={playerUuid} onValueChange={(uuid) => uuid && setPlayerUuid(uuid)} />
            ) : (
              <Select options={options} value={playerUuid} onValueChange={setPlayerUuid} />
            )}
          </Field>
          <Play
            key={`${player.receiverUuid} ${round}`}
            contract={contract}
            player={player}
            values={values}
            onTyped={(fieldId, value) => setValues((before) => ({ ...before, [fieldId]: value }))}
            onAgain={() => {
              const own = new Set(
                contract.fields
                  .filter(({ receiverUuid }) => receiverUuid === player.receiverUuid)
                  .map(({ fieldId }) => fieldId),
              );
              setValues((before) =>
                Object.fromEntries(Object.entries(before).filter(([fieldId]) => !own.has(fieldId))),
              );
              setRound(round + 1);
            }}
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
