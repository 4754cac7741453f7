import { Kbd } from '@mantine/core';
import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Fragment, useEffect, useRef } from 'react';
import classes from './palette.module.css';
import type { Hit } from './palette-hits.ts';
import type { PaletteOption } from './palette-options.ts';

export interface PaletteListProps {
  readonly options: readonly PaletteOption[];
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onOpen: (option: PaletteOption) => void;
}

/** The options under the field, by group. */
export function PaletteList({ options, active, onPoint, onOpen }: PaletteListProps) {
  const groups = [...new Set(options.map((option) => option.group))];
  return (
    <div id="palette-options" role="listbox" aria-label="Results" className={classes.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups and options, not a fieldset
        <div key={group} role="group" aria-label={group}>
          <p className={classes.group} aria-hidden>
            {group}
          </p>
          {options.map((option, index) =>
            option.group === group ? (
              <Option
                key={option.key}
                option={option}
                active={index === active}
                onPoint={() => onPoint(index)}
                onOpen={() => onOpen(option)}
              />
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}

/** Where a person is in the network, or what tells a client or a policy from others of the name. */
function SecondLine({ second = [], before }: { second: Hit['second']; before: Hit['before'] }) {
  if (second.length === 0) return null;
  return (
    <span className={classes.second}>
      {before && <span className="up-sr-only">{before}</span>}
      {second.map(({ text, isPrivate }, index) => (
        <Fragment key={text}>
          {index > 0 && ' · '}
          {isPrivate ? <Private kind={isPrivate}>{text}</Private> : text}
        </Fragment>
      ))}
    </span>
  );
}

interface OptionProps {
  readonly option: PaletteOption;
  readonly active: boolean;
  readonly onPoint: () => void;
  readonly onOpen: () => void;
}

function Option({ option, active, onPoint, onOpen }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  const { record, keys } = option;
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // The field keeps the focus; keys are answered there (ARIA combobox).
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      ref={element}
      id={`palette-${option.key.replaceAll(' ', '-')}`}
      role="option"
      aria-selected={active}
      className={classes.option}
      data-inactive={option.inactive || undefined}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      {option.icon ? (
        <option.icon size={20} stroke={1.75} />
      ) : (
        record && <Avatar name={option.name} size={24} />
      )}
      <span className={classes.words}>
        <span className={classes.name}>{option.secret ? <Private>{option.name}</Private> : option.name}</span>
        {record && <SecondLine second={record.second} before={record.before} />}
      </span>
      {option.detail && <span className={classes.detail}>{option.detail}</span>}
      {keys && (
        <span className={classes.keys} aria-hidden>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </div>
  );
}
