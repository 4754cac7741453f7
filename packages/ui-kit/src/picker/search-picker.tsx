import { Combobox, useCombobox } from '@mantine/core';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '../button/button.tsx';
import fieldClasses from '../field/field.module.css';
import { FieldFrame, type FieldProps, useControl } from '../field/field-frame.tsx';
import { IconX } from '../icons/icons.ts';
import { Private } from '../private/private.tsx';
import { usePrivacy } from '../provider/context.ts';
import { MantineRoot } from '../theme/mantine-root.tsx';
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

/** A field that searches the server while one types (D.2.21). */
export function SearchPicker(props: PickerProps) {
  return (
    <MantineRoot>
      <Picker {...props} />
    </MantineRoot>
  );
}

function Picker(props: PickerProps) {
  const { value, onChange, search, isPrivate = true, disabled = false, readOnly = false } = props;
  const hidden = usePrivacy() && isPrivate;
  const chosen = hidden && value ? 'Hidden' : textOf(value);
  const [text, setText] = useState(chosen);
  const searching = text !== chosen;
  const { found, retry } = useSearch(searching ? text : '', search);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { control, ...ids } = useControl({ autoComplete: 'off', ...props });
  useEffect(() => setText(chosen), [chosen]);

  const pick = (option: PickerOption) => {
    onChange(option);
    setText(textOf(option));
    combobox.closeDropdown();
  };
  const options = found.state === 'data' ? found.options : [];
  return (
    <Combobox
      store={combobox}
      position="bottom-start"
      withinPortal={false}
      hideDetached={false}
      onOptionSubmit={(id) => {
        const option = options.find((each) => each.id === id);
        if (option) pick(option);
      }}
    >
      <FieldFrame field={props} ids={ids}>
        <Combobox.Target>
          <div className={fieldClasses.group}>
            <Combobox.EventsTarget withExpandedAttribute>
              <input
                {...control}
                className={fieldClasses.control}
                placeholder={props.placeholder}
                role="combobox"
                aria-expanded={combobox.dropdownOpened}
                aria-controls={combobox.listId ?? undefined}
                value={text}
                readOnly={readOnly}
                onChange={(event) => {
                  setText(event.currentTarget.value);
                  if (event.currentTarget.value === '' && value) onChange(null);
                  combobox.openDropdown();
                }}
                onBlur={() => {
                  combobox.closeDropdown();
                  if (found.state !== 'error') setText(chosen);
                  props.onBlur?.();
                }}
              />
            </Combobox.EventsTarget>
            {value && !disabled && !readOnly && (
              <span className={fieldClasses.addon}>
                <IconButton label={`Clear ${props.label}`} onClick={() => onChange(null)}>
                  <IconX size={16} stroke={1.75} />
                </IconButton>
              </span>
            )}
          </div>
        </Combobox.Target>
      </FieldFrame>
      <Combobox.Dropdown className={classes.dropdown ?? ''} hidden={!searching || found.state === 'idle'}>
        <Combobox.Options aria-label={props.label}>
          {options.map((option) => (
            <Combobox.Option
              key={option.id}
              value={option.id}
              className={clsx(classes.option, option.inactive && classes.inactive)}
            >
              {option.code && (
                <span className={classes.code}>
                  {isPrivate ? <Private>{option.code}</Private> : option.code}
                </span>
              )}{' '}
              <span className={classes.name}>
                {isPrivate ? <Private>{option.name}</Private> : option.name}
              </span>{' '}
              {option.inactive && <span className={classes.note}>Inactive</span>}
            </Combobox.Option>
          ))}
          {found.state === 'data' && options.length === 0 && <Combobox.Empty>Nothing found</Combobox.Empty>}
          {found.state === 'loading' && <Combobox.Empty>Searching…</Combobox.Empty>}
        </Combobox.Options>
        {found.state === 'error' && (
          <div className={classes.error} role="alert">
            {found.problem.message}
            <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
              Try again
            </Button>
          </div>
        )}
      </Combobox.Dropdown>
      <span role="status" className="up-sr-only">
        {searching && found.state === 'data' && `${options.length} found`}
        {searching &&
          text.trim().length < MIN_SEARCH &&
          text !== '' &&
          `Type ${MIN_SEARCH} letters to search`}
      </span>
    </Combobox>
  );
}
