import { Banner } from '@/shared/ui/feedback/banner';

const MAX_NAMED = 8;

/** Lists the sheet's columns that will be ignored because contacts have no such field. */
export function IgnoredColumns({ columns }: { columns: readonly string[] }) {
  if (columns.length === 0) return null;
  const named = columns.slice(0, MAX_NAMED).map((column) => `‘${column}’`);
  const more = columns.length - named.length;
  return (
    <Banner tone="warning">
      {named.join(', ')}
      {more > 0 && ` 외 ${more.toLocaleString('ko-KR')}개`} 칸은 넣지 않아요. 넣으려면 파일 첫 줄에서 ‘메모’처럼 아는
      이름으로 바꿔주세요.
    </Banner>
  );
}
