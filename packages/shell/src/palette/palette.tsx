import '@upline/ui-kit/styles/layers.ts';
import { Kbd, Modal, TextInput, UnstyledButton } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { useNarrow } from '@upline/ui-kit/provider/use-media.ts';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconSearch } from '../icons.ts';
import { goTo } from '../navigation/destination.ts';
import { earlyKeys } from './early-keys.ts';
import classes from './palette.module.css';
import { PaletteList } from './palette-list.tsx';
import type { PaletteOption } from './palette-options.ts';
import { paletteState } from './palette-state.ts';
import { usePaletteOptions } from './use-palette-options.ts';

/** Says what is found, in the words of the groups. */
const FINDS = 'Search people, clients, policies, providers, pages and actions';

/** Whether Tab has something to show of it. */
const hasActions = (option: PaletteOption) => option.record !== undefined || option.target !== undefined;

/**
 * Search over people, clients, policies, providers, pages and what can be done: type, arrow keys, Enter; Tab shows what else can
 * be done with the one that is marked, Escape or Shift+Tab goes back (design-direction, moment 1).
 */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const router = useRouter();
  const [typed, setTyped] = useState(paletteState.beginning);
  const [at, setAt] = useState(0);
  const [of, setOf] = useState<PaletteOption>();
  const { found, options, waiting, error, long } = usePaletteOptions(typed, of);
  const active = Math.min(at, Math.max(0, options.length - 1));
  const marked = options[active];

  const type = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  const showActions = (option: PaletteOption) => {
    setOf(option);
    setAt(0);
  };
  const open = (option: PaletteOption) => {
    if (option.fills) type(option.fills);
    else if (option.run) {
      onClose();
      option.run();
    } else if (option.target) {
      onClose();
      void goTo(router, option.target);
    } else showActions(option);
  };
  const goBack = () => {
    setAt(found.findIndex(({ key }) => key === of?.key));
    setOf(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: (active + 1) % Math.max(1, options.length),
      ArrowUp: (active - 1 + options.length) % Math.max(1, options.length),
      Home: 0,
      End: Math.max(0, options.length - 1),
    };
    if (event.key === 'Enter' && marked) open(marked);
    else if (event.key === 'Tab' && !event.shiftKey && marked && !of && hasActions(marked))
      showActions(marked);
    else if (of && (event.key === 'Escape' || event.key === 'Backspace' || event.key === 'Tab')) goBack();
    else if (moves[event.key] !== undefined) setAt(moves[event.key] ?? 0);
    else return;
    event.preventDefault();
    // Neither the layer's Escape nor its ring of Tab stops may answer as well.
    event.stopPropagation();
  };

  const said = waiting
    ? 'Searching'
    : of
      ? `${options.length} actions`
      : error
        ? error.message
        : options.length === 0
          ? `Nothing found for “${typed.trim()}”.`
          : long
            ? `${options.length} found`
            : '';
  return (
    <Layer onClose={onClose}>
      <TextInput
        data-autofocus
        variant="unstyled"
        size="lg"
        classNames={{ root: classes.field ?? '', wrapper: classes.wrapper ?? '', input: classes.input ?? '' }}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        {...(of && {
          rightSection: (
            <span className={classes.of}>{of.secret ? <Private>{of.name}</Private> : of.name}</span>
          ),
          rightSectionWidth: 'auto',
        })}
        role="combobox"
        aria-expanded
        aria-controls="palette-options"
        aria-activedescendant={marked ? `palette-${marked.key.replaceAll(' ', '-')}` : undefined}
        aria-label={of ? 'Actions' : FINDS}
        placeholder={of ? 'What to do' : FINDS}
        readOnly={of !== undefined}
        data-mantine-stop-propagation={of ? true : undefined}
        autoComplete="off"
        spellCheck={false}
        value={of ? '' : typed}
        onFocus={() => {
          const early = earlyKeys.stop();
          if (early) setTyped((now) => now + early);
        }}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <PaletteList options={options} active={active} onPoint={setAt} onOpen={open} />
      {marked && (
        <p className={classes.hints} aria-hidden>
          <span>
            <Kbd>Enter</Kbd> {of || marked.run ? 'Do it' : marked.fills ? 'Choose' : 'Open'}
          </span>
          {(of || hasActions(marked)) && (
            <span>
              <Kbd>{of ? 'Esc' : 'Tab'}</Kbd> {of ? 'Back' : 'Actions'}
            </span>
          )}
        </p>
      )}
      <p role="status" className={waiting || options.length > 0 ? 'up-sr-only' : classes.nothing}>
        {said}
      </p>
    </Layer>
  );
}

function Layer({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const narrow = useNarrow();
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      fullScreen={narrow}
      size="37.5rem"
      yOffset="12vh"
      padding={0}
      centered={false}
      aria-label="Search"
    >
      {narrow && (
        <UnstyledButton className={classes.close ?? ''} onClick={onClose}>
          Cancel
        </UnstyledButton>
      )}
      {children}
    </Modal>
  );
}
