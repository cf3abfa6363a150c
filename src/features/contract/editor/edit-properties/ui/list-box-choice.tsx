import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Field } from '@/entities/contract';
import { listBoxQueries } from '@/entities/setting/list-box';
import { getErrorMessage } from '@/shared/api';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { Link } from '@/shared/ui/actions/link';
import { Banner } from '@/shared/ui/feedback/banner';
import { Combobox } from '@/shared/ui/inputs/combobox';
import { Field as Entry } from '@/shared/ui/inputs/field';
import * as styles from './properties.css';
import { useChangeFields } from './use-change-fields';

const FIRST_ITEMS = 5;

export function ListBoxChoice({ field }: { field: Field }) {
  const change = useChangeFields();
  const cache = useQueryClient();
  const boxes = useQuery(listBoxQueries.list());
  const { listBoxId } = field;
  const take = useMutation({
    mutationFn: (id: string) => cache.fetchQuery(listBoxQueries.one(id)),
    onSuccess: ({ listBoxId: id, items }) => change('items', { listBoxId: id, items }),
  });
  if (boxes.isError)
    return (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={() => void boxes.refetch()}>
            다시 불러오기
          </Button>
        }
      >
        선택 목록을 불러오지 못했어요.
      </Banner>
    );
  const options = (boxes.data ?? []).map(({ listBoxId: value, name, count }) => ({
    value,
    label: name,
    note: `${count.toLocaleString('ko')}개`,
  }));
  const isGone = boxes.isSuccess && listBoxId !== undefined && !options.some(({ value }) => value === listBoxId);
  const isEmpty = boxes.isSuccess && options.length === 0;
  return (
    <>
      {!isEmpty && (
        <Entry
          label="어느 목록인가요?"
          error={
            take.isError ? getErrorMessage(take.error) : isGone ? '지운 목록이에요. 다른 목록을 골라주세요.' : undefined
          }
        >
          <Combobox
            options={options}
            value={take.isPending ? take.variables : (listBoxId ?? null)}
            onValueChange={(id) => {
              if (id !== null) take.mutate(id);
            }}
            emptyLabel="찾는 목록이 없어요"
          />
        </Entry>
      )}
      <p className={styles.help}>
        {isEmpty
          ? '아직 선택 목록이 없어요. 설정에서 만들면 여러 문서에서 함께 쓸 수 있어요.'
          : listBoxId !== undefined && !isGone && describeItems(field.items ?? [])}
      </p>
      <p className={styles.help}>
        <Link to={href('settingListBox')} target="_blank">
          {isEmpty ? '선택 목록 만들기' : '선택 목록 고치기'}
        </Link>
      </p>
    </>
  );
}

function describeItems(items: readonly string[]) {
  if (items.length === 0) return '비어 있는 목록이에요. 항목을 더하거나 다른 목록을 골라주세요.';
  const first = items.slice(0, FIRST_ITEMS).join(', ');
  const more = items.length - FIRST_ITEMS;
  return more > 0 ? `${first} 외 ${more.toLocaleString('ko')}개` : first;
}
