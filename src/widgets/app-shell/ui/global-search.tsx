import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/shared/routes';
import { SearchBox } from '@/shared/ui/inputs/search-box';

/** Enter opens the list with the search term. `/` on any page focuses the input. */
export function GlobalSearch() {
  const navigate = useNavigate();
  const words = useRef('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (words.current)
          void navigate(`${href('contracts')}?${new URLSearchParams({ search: words.current }).toString()}`);
      }}
    >
      <SearchBox
        filled
        slashFocuses
        placeholder="문서 이름이나 받는 분으로 찾기"
        value=""
        onSearch={(typed) => {
          words.current = typed;
        }}
      />
    </form>
  );
}
