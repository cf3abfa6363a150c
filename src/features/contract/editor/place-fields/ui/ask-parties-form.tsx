import { useState } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { Combobox } from '@/shared/ui/inputs/combobox';
import { Field } from '@/shared/ui/inputs/field';
import { Select } from '@/shared/ui/inputs/select';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import {
  groupFieldsByParty,
  groupByParty,
  guessPartyOwner,
  findKnownOwners,
  getPartyName,
  UNNAMED_PARTY,
  type FormParty,
  type PartyOwner,
} from '../model/form-parties';
import * as styles from './ask-parties.css';
import { useEditor } from './editor-context';
import { formatPartyName } from './party-names';

const SENDER = 'SENDER';
const NOBODY = 'NOBODY';
const MAX_SELECT_OPTIONS = 7;
const MAX_SAMPLES = 4;

export function AskPartiesForm({ onLeave }: { onLeave: () => void }) {
  const { actor, parties, proposals } = useEditor();
  const [{ asked, taken, known, isPlacing, initial }] = useState(() =>
    whatToAsk(actor.getSnapshot().context, proposals, parties),
  );
  const [chosen, setChosen] = useState<ReadonlyMap<string, PartyOwner>>(initial);
  const options = [
    ...parties.map((party) => ({ value: party.owner ?? SENDER, label: formatPartyName(party) })),
    { value: NOBODY, label: isPlacing ? '넣지 않기' : '칸 빼기' },
  ];
  const count = taken.filter((proposal) => {
    const name = getPartyName(proposal);
    return (chosen.get(name) ?? known.get(name)) !== 'NOBODY';
  }).length;
  const unanswered = asked.find(({ name }) => !chosen.has(name));

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onLeave()}
      width={560}
      title="누가 채우는 칸인가요?"
      description="서식에 적힌 이름이 누구인지 알려주세요. 이 문서에서 한 번만 물어봐요."
      dirty={chosen !== initial}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button
            variant="primary"
            size="lg"
            disabledReason={unanswered && `${titleOf(unanswered)}: 누구인지 골라주세요`}
            onClick={() => actor.send({ type: 'parties.named', partyOwners: chosen, proposals })}
          >
            {isPlacing ? `칸 ${count}개 넣기` : '바꾸기'}
          </Button>
        </>
      }
    >
      <ul className={styles.list}>
        {asked.map((party) => {
          const partyOwner = chosen.get(party.name);
          const value =
            partyOwner === undefined ? null : partyOwner === 'NOBODY' ? NOBODY : (partyOwner.owner ?? SENDER);
          const choose = (next: string | null) => {
            if (next !== null) setChosen(new Map(chosen).set(party.name, meaningOf(next)));
          };
          return (
            <li key={party.name} className={styles.row}>
              <Field label={titleOf(party)} hint={samplesOf(party)}>
                {options.length > MAX_SELECT_OPTIONS ? (
                  <Combobox options={options} value={value} onValueChange={choose} placeholder="누구인지 골라주세요" />
                ) : (
                  <Select options={options} value={value} onValueChange={choose} placeholder="누구인지 골라주세요" />
                )}
              </Field>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

type Context = ReturnType<ReturnType<typeof useEditor>['actor']['getSnapshot']>['context'];
type Editing = ReturnType<typeof useEditor>;

/** When placing proposals, asks about unidentified parties, and otherwise about all parties with fields. */
function whatToAsk(
  { asked: taken, history, partyOwners: answered }: Context,
  proposals: Editing['proposals'],
  parties: Editing['parties'],
) {
  const all = groupByParty(proposals);
  const known = findKnownOwners(answered, history.present, proposals);
  const isPlacing = taken.length > 0;
  const placed = groupFieldsByParty(history.present, proposals);
  const asked = isPlacing
    ? groupByParty(taken).filter(({ name }) => !known.has(name))
    : all.filter(({ name }) => placed.has(name));
  const guessed = asked.flatMap((party) => {
    const partyOwner = known.get(party.name) ?? guessPartyOwner(party, parties, all.length);
    return partyOwner ? [[party.name, partyOwner] as const] : [];
  });
  return { asked, taken, known, isPlacing, initial: new Map<string, PartyOwner>(guessed) };
}

const meaningOf = (value: string): PartyOwner =>
  value === NOBODY ? 'NOBODY' : { owner: value === SENDER ? null : value };

const titleOf = ({ name, proposals }: FormParty) =>
  `${name === UNNAMED_PARTY ? '누구인지 적히지 않은 칸' : name} · ${proposals.length}칸`;

/** Some field names that help the sender recognise the party. */
function samplesOf({ proposals }: FormParty) {
  const names = [...new Set(proposals.map(({ name }) => name).filter(Boolean))];
  const more = names.length > MAX_SAMPLES ? ' …' : '';
  return names.slice(0, MAX_SAMPLES).join(', ') + more;
}
