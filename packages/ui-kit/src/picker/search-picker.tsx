import { clsx } from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import fieldClasses from '../field/field.module.css';
import { FieldFrame, type FieldProps, useControl } from '../field/field-frame.tsx';
import { IconX } from '../icons/icons.ts';
import { Private } from '../private/private.tsx';
import { usePrivacy } from '../provider/context.ts';
import classes from './picker.module.css';
import { MIN_SEARCH, useSearch } from './use-search.ts';

/** One thing that was found. */
export interface PickerOption {
  readonly id: string;
  readonly name: string;
  /** Shown before the name. */
  readonly code?: string | undefined;
  /** Greyed, and said in words. */
  readonly inactive?: boolean;
}

export interface PickerProps extends FieldProps {
  readonly value: PickerOption | null;
  readonly onChange: (value: PickerOption | null) => void;
  /** Finds by typed text; must give up when the signal says so. */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly PickerOption[]>;
  /** Names of people are hidden under privacy. */
  readonly isPrivate?: boolean;
  /** What nothing chosen means: `All providers`. */
  readonly placeholder?: string;
}

const textOf = (option: PickerOption | null) =>
  option ? [option.code, option.name].filter(Boolean).join(' · ') : '';

/** There is something to choose from soon. */
const PENDING: ReadonlySet<string> = new Set(['idle', 'loading']);

const MOVES: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

/** A field that searches the server while one types (D.2.21): the ARIA combobox with a list. */
export function SearchPicker(props: PickerProps) {
  const { value, onChange, search, isPrivate = true, disabled = false, readOnly = false } = props;
  const hidden = usePrivacy() && isPrivate;
  const chosen = hidden && value ? 'Hidden' : textOf(value);
  const [text, setText] = useState(chosen);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const searching = text !== chosen;
  const { found, retry } = useSearch(searching ? text : '', search);
  const { control, ...ids } = useControl({ autoComplete: 'off', ...props });
  const listId = useId();
  const idOf = (index: number) => `${listId}-${index}`;
  const dropdown = useDropdown();
  useEffect(() => setText(chosen), [chosen]);
  // A line is meant in the results it was walked to, not in the next ones.
  useEffect(() => setActive(-1), [found]);

  const options = found.state === 'data' ? found.options : [];
  const shown = open && searching && found.state !== 'idle';
  const listed = shown && options.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (option: PickerOption) => {
    onChange(option);
    setText(hidden ? 'Hidden' : textOf(option));
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const option = options[active];
    if (move && searching) {
      event.preventDefault();
      setOpen(true);
      const from = active < 0 && move < 0 ? 0 : active;
      const next = options.length > 0 ? (from + move + options.length) % options.length : -1;
      setActive(next);
      document.getElementById(idOf(next))?.scrollIntoView?.({ block: 'nearest' });
    } else if (event.key === 'Enter' && listed && option) {
      event.preventDefault();
      pick(option);
    } else if (event.key === 'Enter' && open && searching && PENDING.has(found.state)) {
      // Not the form, with a field that is not filled yet.
      event.preventDefault();
    } else if (event.key === 'Escape') close();
  };
  const toField = () => document.getElementById(ids.id)?.focus();
  const onBlur = ({ relatedTarget: to }: FocusEvent) => {
    if (to && (dropdown.current?.contains(to) || to.id === ids.id)) return;
    close();
    if (found.state !== 'error') setText(chosen);
    props.onBlur?.();
  };
  return (
    <FieldFrame field={props} ids={ids}>
      <div className={fieldClasses.anchor}>
        <div className={fieldClasses.group}>
          <input
            {...control}
            className={fieldClasses.control}
            placeholder={props.placeholder}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? listId : undefined}
            aria-activedescendant={listed && active >= 0 ? idOf(active) : undefined}
            // Escape closes the list and not the dialog around it.
            data-mantine-stop-propagation={shown || undefined}
            value={text}
            readOnly={readOnly}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setText(event.currentTarget.value);
              if (event.currentTarget.value === '' && value) onChange(null);
              setOpen(true);
              setActive(-1);
            }}
            onBlur={onBlur}
          />
          {value && !disabled && !readOnly && (
            <span className={fieldClasses.addon}>
              <IconButton
                label={`Clear ${props.label}`}
                // From the field to its open list.
                tabIndex={shown ? -1 : undefined}
                onClick={() => onChange(null)}
              >
                <IconX size={16} stroke={1.75} />
              </IconButton>
            </span>
          )}
        </div>
        {shown && (
          // biome-ignore lint/a11y/noStaticElementInteractions: it hands the focus on, and does nothing
          <div
            ref={dropdown}
            className={classes.dropdown}
            tabIndex={-1}
            // The field keeps the focus, whatever of the list is pressed.
            onMouseDown={(event) => event.preventDefault()}
            onBlur={onBlur}
          >
            {listed && (
              <div id={listId} role="listbox" aria-label={props.label}>
                {options.map((option, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys
                  <div
                    key={option.id}
                    id={idOf(index)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    className={clsx(classes.option, option.inactive && classes.inactive)}
                    onClick={() => pick(option)}
                  >
                    <Found option={option} isPrivate={isPrivate} />
                  </div>
                ))}
              </div>
            )}
            {found.state === 'data' && options.length === 0 && <p className={classes.empty}>Nothing found</p>}
            {found.state === 'loading' && <p className={classes.empty}>Searching…</p>}
            {found.state === 'error' && (
              <div className={classes.error} role="alert">
                {found.problem.message}
                <Button
                  size="xs"
                  data-mantine-stop-propagation
                  onKeyDown={(event) => event.key === 'Escape' && toField()}
                  onClick={() => {
                    toField();
                    retry();
                  }}
                >
                  Try again
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
      <span role="status" className="up-sr-only">
        {searching && found.state === 'data' && `${options.length} found`}
        {searching &&
          text.trim().length < MIN_SEARCH &&
          text !== '' &&
          `Type ${MIN_SEARCH} letters to search`}
      </span>
    </FieldFrame>
  );
}

/** What stands in a line of the list; `{' '}` parts the words for whoever hears them. */
function Found({ option, isPrivate }: { readonly option: PickerOption; readonly isPrivate: boolean }) {
  const { code, name, inactive } = option;
  return (
    <>
      {code && <span className={classes.code}>{isPrivate ? <Private>{code}</Private> : code}</span>}{' '}
      <span className={classes.name}>{isPrivate ? <Private>{name}</Private> : name}</span>{' '}
      {inactive && <span className={classes.note}>Inactive</span>}
    </>
  );
}

/** Puts a list above its field where there is no room below it and enough above, in what can be seen of the place it is in. */
function useDropdown() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const anchor = element?.parentElement;
    if (!anchor) return;
    element.removeAttribute('data-above');
    const clip = clipOf(anchor);
    const { bottom, height } = element.getBoundingClientRect();
    const above = anchor.getBoundingClientRect().top - clip.top;
    if (bottom > clip.bottom && above > height) element.setAttribute('data-above', '');
  });
  return ref;
}

/** The window, or what scrolls in it: a dialog hides for good what goes out of it at the top. */
function clipOf(element: Element) {
  let box = element.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  const { top, bottom } = box?.getBoundingClientRect() ?? { top: 0, bottom: Number.POSITIVE_INFINITY };
  return { top: Math.max(top, 0), bottom: Math.min(bottom, window.innerHeight) };
}
