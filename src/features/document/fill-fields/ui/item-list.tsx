import { useMemo, useState, type UIEvent } from 'react';
import { RadioGroup } from '@/shared/ui/inputs/radio-group';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { useMessages } from '../messages';
import { filterItems, MAX_ITEMS_WITHOUT_SEARCH, listRenderedItems, WINDOW_SIZE } from '../model/item-window';
import * as styles from './fill.css';

type ItemListProps = {
  name: string;
  items: readonly string[];
  value: string | null;
  onChoose: (item: string) => void;
};

const toOption = (item: string) => ({ value: item, label: item });

/** A list may have a thousand options, so it can be searched and is rendered in parts. */
export function ItemList(props: ItemListProps) {
  const { items, value, onChoose } = props;
  if (items.length > MAX_ITEMS_WITHOUT_SEARCH) return <LongList {...props} />;
  return <RadioGroup options={items.map(toOption)} value={value} onValueChange={onChoose} />;
}

function LongList({ name, items, value, onChoose }: ItemListProps) {
  const t = useMessages();
  const [words, setWords] = useState('');
  const [size, setSize] = useState(WINDOW_SIZE);
  // Uses the initial value, so that the chosen item doesn't move while the receiver is choosing.
  const [first] = useState(value);
  const found = useMemo(() => filterItems(items, words), [items, words]);
  const options = useMemo(() => listRenderedItems(found, first, size).map(toOption), [found, first, size]);
  const search = (typed: string) => {
    setWords(typed);
    setSize(WINDOW_SIZE);
  };
  const onScroll = ({ currentTarget: list }: UIEvent) => {
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (left < list.clientHeight * 2 && size < found.length) setSize(size + WINDOW_SIZE);
  };
  return (
    <div className={styles.items}>
      <TextInput
        type="search"
        role="searchbox"
        aria-label={t.searchItems(name)}
        placeholder={t.searchCount(items.length)}
        autoComplete="off"
        enterKeyHint="search"
        value={words}
        onChange={(event) => search(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Keeps Enter from going to the next field without choosing anything.
          event.preventDefault();
          event.stopPropagation();
          const [only, ...others] = found;
          if (only !== undefined && others.length === 0) onChoose(only);
        }}
      />
      <div className={styles.itemScroller} onScroll={onScroll}>
        <RadioGroup options={options} value={value} onValueChange={onChoose} />
      </div>
      <p className={styles.itemNote} role="status">
        {found.length === 0 ? t.noItem : value !== null && !found.includes(value) ? t.chosenItem(value) : ''}
      </p>
    </div>
  );
}
