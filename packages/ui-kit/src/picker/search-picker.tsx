import '../styles/layers.ts';
import { Combobox, Group, Text, TextInput, useVirtualizedCombobox } from '@mantine/core';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { type FieldProps, useField } from '../field/use-field.ts';
import { IconX } from '../icons/icons.ts';
import { Private } from '../private/private.tsx';
import { usePrivacy } from '../provider/context.ts';
import { MIN_SEARCH, useSearch } from './use-search.ts';

/** One thing that was found. */
export interface PickerOption {
  readonly id: string;
  readonly name: string;
  /** Shown before the name. */
  readonly code?: string | undefined;
  /** Greyed, with the reason in words. */
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

/** A field that searches the server while one types (D.2.21): Mantine's combobox over what was found. */
export function SearchPicker(props: PickerProps) {
  const { value, onChange, search, isPrivate = true, disabled = false, readOnly = false } = props;
  const hidden = usePrivacy() && isPrivate;
  const chosen = hidden && value ? 'Hidden' : textOf(value);
  const [text, setText] = useState(chosen);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const searching = text !== chosen;
  const { found, retry } = useSearch(searching ? text : '', search);
  const { onBlur, ...field } = useField({ autoComplete: 'off', ...props });
  const dropdown = useRef<HTMLDivElement>(null);
  const listId = useId();
  const idOf = (index: number) => `${listId}-${index}`;
  useEffect(() => setText(chosen), [chosen]);
  // A marked line belongs to the results in which it was marked, not to the next ones.
  useEffect(() => setActive(-1), [found]);

  const options = found.state === 'data' ? found.options : [];
  const shown = open && searching && found.state !== 'idle';
  const listed = shown && options.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (option: PickerOption | undefined) => {
    if (!option) return;
    onChange(option);
    setText(hidden ? 'Hidden' : textOf(option));
    close();
  };
  const combobox = useVirtualizedCombobox({
    opened: shown,
    onOpenedChange: (next) => (next ? setOpen(true) : close()),
    totalOptionsCount: options.length,
    getOptionId: idOf,
    selectedOptionIndex: active,
    setSelectedOptionIndex: setActive,
    onSelectedOptionSubmit: (index) => pick(options[index]),
  });
  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Not the form, with a field that is not filled yet.
    const isWaiting = open && searching && PENDING.has(found.state);
    if (event.key === 'Enter' && isWaiting) event.preventDefault();
  };
  const toField = () => document.getElementById(field.id)?.focus();
  const leave = ({ relatedTarget: to }: FocusEvent) => {
    if (to && (dropdown.current?.contains(to) || to.id === field.id)) return;
    close();
    if (found.state !== 'error') setText(chosen);
    onBlur?.();
  };
  return (
    <div>
      {/* Beside its field, so that Tab goes from the field to what the list offers. */}
      <Combobox
        store={combobox}
        withinPortal={false}
        keepMounted={false}
        onOptionSubmit={(id) => pick(options.find((option) => option.id === id))}
      >
        {/* Mantine goes on naming the line that was meant in results that are gone. */}
        <Combobox.Target withAriaAttributes={false}>
          <TextInput
            {...field}
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={listed}
            aria-controls={listed ? listId : undefined}
            aria-activedescendant={listed && active >= 0 ? idOf(active) : undefined}
            // Escape closes the list and not the dialog around it.
            data-mantine-stop-propagation={shown || undefined}
            value={text}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setText(event.currentTarget.value);
              if (event.currentTarget.value === '' && value) onChange(null);
              setOpen(true);
              setActive(-1);
            }}
            onBlur={leave}
            rightSection={
              value &&
              !disabled &&
              !readOnly && (
                <IconButton
                  label={`Clear ${props.label}`}
                  // From the field to its open list.
                  tabIndex={shown ? -1 : undefined}
                  onClick={() => onChange(null)}
                >
                  <IconX size={16} stroke={1.75} />
                </IconButton>
              )
            }
          />
        </Combobox.Target>
        <Combobox.Dropdown
          ref={dropdown}
          // The field keeps the focus, whatever of the list is pressed.
          onMouseDown={(event) => event.preventDefault()}
          onBlur={leave}
        >
          {listed && (
            <Combobox.Options id={listId} aria-label={props.label} mah="20rem" style={{ overflowY: 'auto' }}>
              {options.map((option, index) => (
                <Combobox.Option
                  key={option.id}
                  id={idOf(index)}
                  value={option.id}
                  selected={index === active}
                  aria-selected={index === active}
                >
                  <Found option={option} isPrivate={isPrivate} />
                </Combobox.Option>
              ))}
            </Combobox.Options>
          )}
          {found.state === 'data' && options.length === 0 && <Combobox.Empty>Nothing found</Combobox.Empty>}
          {found.state === 'loading' && <Combobox.Empty>Searching…</Combobox.Empty>}
          {found.state === 'error' && (
            <Group role="alert" justify="space-between" wrap="nowrap" p="xs" c="red">
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
            </Group>
          )}
        </Combobox.Dropdown>
      </Combobox>
      <span role="status" className="up-sr-only">
        {searching && found.state === 'data' && `${options.length} found`}
        {searching &&
          text.trim().length < MIN_SEARCH &&
          text !== '' &&
          `Type ${MIN_SEARCH} letters to search`}
      </span>
    </div>
  );
}

/** What a line of the list shows; `{' '}` separates the words for screen readers. */
function Found({ option, isPrivate }: { readonly option: PickerOption; readonly isPrivate: boolean }) {
  const { code, name, inactive } = option;
  return (
    <>
      {code && (
        <Text span fz="xs" c="dimmed" className="up-figures">
          {isPrivate ? <Private>{code}</Private> : code}
        </Text>
      )}{' '}
      <Text span {...(inactive ? { c: 'dimmed' } : {})}>
        {isPrivate ? <Private>{name}</Private> : name}
      </Text>{' '}
      {inactive && (
        <Text span fz="xs" c="dimmed">
          Inactive
        </Text>
      )}
    </>
  );
}
