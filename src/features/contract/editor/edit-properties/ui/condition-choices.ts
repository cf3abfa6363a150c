import type { Field } from '@/entities/contract';

type Named = Pick<Field, 'fieldId' | 'name' | 'page' | 'receiverUuid'>;
type Owner = { owner: string | null; name: string };

/** Lists the fields that a condition can refer to. Fields with the same name are told apart by whose they are. */
export function listConditionChoices(fields: readonly Named[], parties: readonly Owner[]) {
  const owners = new Map(parties.map(({ owner, name }) => [owner, name]));
  const counts = new Map<string, number>();
  for (const { name } of fields) counts.set(name, (counts.get(name) ?? 0) + 1);
  return fields.map(({ fieldId, name, page, receiverUuid }) => {
    const owner = (counts.get(name) ?? 0) > 1 ? owners.get(receiverUuid) : undefined;
    return { value: fieldId, label: `${owner ? `${owner} · ` : ''}${name} (${page}쪽)` };
  });
}
