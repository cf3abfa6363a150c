import { getSeoulDay } from '#rules/dates.ts';
import * as Popover from '@radix-ui/react-popover';
import { CalendarDays } from '@/shared/icons';
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useField } from '@/shared/ui/inputs/field';
import { useFloatingLayer } from '@/shared/ui/overlays/layer';
import { useLayout } from '@/shared/ui/layout/responsive';
import { Sheet } from '@/shared/ui/overlays/sheet';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { Calendar } from './calendar';
import { formatLongDate, readDate, UNREADABLE_DAY, type IsoDate } from './dates';
import * as styles from './date-picker.css';

export interface DatePickerProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'min' | 'max'
> {
  /** A day such as "2026-11-27". `UNREADABLE_DAY` if something was typed that is no day. */
  value: IsoDate | null;
  /** Called with `UNREADABLE_DAY` for text that is no day, so that nobody confirms another day than they see. */
  onValueChange: (day: IsoDate | null) => void;
  min?: IsoDate;
  max?: IsoDate;
  /** Overrides today's date in stories and tests. */
  today?: IsoDate;
  size?: 'md' | 'lg';
}

export function DatePicker(props: DatePickerProps) {
  const { value, onValueChange, min, max, today: givenToday, size = 'md', onBlur, ...attributes } = props;
  const [ownToday] = useState(() => getSeoulDay(new Date()));
  const today = givenToday ?? ownToday;
  const wiring = useField(attributes);
  const layer = useFloatingLayer();
  const isMobile = useLayout() === 'mobile';
  const [isOpen, setIsOpen] = useState(false);
  const [isTyping, setIsTyping] = useState(false);
  const field = useRef<HTMLSpanElement>(null);
  /** Gets the focus back: the button, or the input. */
  const opener = useRef<Element | null>(null);
  const problemId = useId();
  const [typed, setTyped] = useState<string | null>(null);

  const open = (typing: boolean) => {
    opener.current = document.activeElement;
    setIsTyping(typing);
    setIsOpen(true);
  };
  const choose = (day: IsoDate) => {
    onValueChange(day);
    setTyped(null);
    setIsOpen(false);
  };
  // Keeps unreadable text, so that it can be corrected.
  const settle = () => {
    if (typed === null) return;
    const day = typed.trim() === '' ? null : (readDate(typed, today, min) ?? UNREADABLE_DAY);
    onValueChange(day);
    if (day !== UNREADABLE_DAY) setTyped(null);
  };
  const isUnreadable = value === UNREADABLE_DAY && typed !== null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed !== null) {
      event.preventDefault();
      settle();
      setIsOpen(false);
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      open(false);
    }
  };
  const calendar = (
    <Calendar
      key={String(isTyping)}
      value={value || null}
      today={today}
      min={min}
      max={max}
      takesFocus={!isTyping}
      onChoose={choose}
    />
  );
  const input = (
    <TextInput
      placeholder="2026-01-31"
      autoComplete="off"
      {...attributes}
      {...wiring}
      {...(isUnreadable && { 'aria-invalid': true, 'aria-errormessage': problemId })}
      size={size}
      value={typed ?? (value ? formatLongDate(value) : '')}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onClick={() => open(!isMobile)}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      lead={
        <button
          type="button"
          className={styles.calendarButton}
          aria-label="달력 열기"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? setIsOpen(false) : open(false))}
        >
          <CalendarDays />
        </button>
      }
    />
  );

  const problem = isUnreadable && (
    <p id={problemId} role="alert" className={styles.problem}>
      날짜를 읽지 못했어요. 2026-01-31처럼 적어주세요.
    </p>
  );

  if (isMobile) {
    return (
      <>
        {input}
        {problem}
        <Sheet open={isOpen} onOpenChange={setIsOpen} title="날짜 고르기">
          {calendar}
        </Sheet>
      </>
    );
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Anchor asChild>
        <span ref={field}>
          {input}
          {problem}
        </span>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          aria-label="날짜 고르기"
          className={`${styles.popover} ${layer}`}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A click elsewhere has moved the focus already.
            const isLost = document.activeElement === document.body;
            if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onInteractOutside={(event) => {
            // The input and the button toggle the picker themselves, so a click on them must not also close it.
            if (event.target instanceof Node && field.current?.contains(event.target)) event.preventDefault();
          }}
        >
          {calendar}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
