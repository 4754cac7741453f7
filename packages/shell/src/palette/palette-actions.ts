import { addressOf, asAddress } from '@upline/ui-kit/link/link-target.ts';
import { mayGo } from '../verbs/may-go.ts';
import type { PaletteOption } from './palette-options.ts';
import { type Person, verbsOn } from './palette-verbs.ts';

interface Surroundings extends Person {
  /** Names are withheld, so they are not copied either. */
  readonly privacy: boolean;
}

const action = (name: string, run: () => void): PaletteOption => ({
  key: `action-${name.toLowerCase().replaceAll(' ', '-')}`,
  group: 'Actions',
  name,
  run,
});

/** What can be done with a found record or page: Tab shows it (design-direction, moment 1). */
export function actionsOf(option: PaletteOption, surroundings: Surroundings): PaletteOption[] {
  const { router, access, privacy } = surroundings;
  const { record } = option;
  const target = option.target;
  const edit = target && { ...target, to: asAddress(`${target.to}/edit`) };
  const copy = (name: string, text: string) => action(name, () => void navigator.clipboard.writeText(text));
  const verbs = record ? verbsOn(surroundings, record) : [];
  const isOpened = (verb: PaletteOption) => verb.target?.to === target?.to;
  return [
    ...(target ? [{ key: 'action-open', group: 'Actions', name: 'Open', target }] : []),
    ...(edit && mayGo(router, access, edit.to)
      ? [{ key: 'action-edit', group: 'Actions', name: 'Edit', target: edit }]
      : []),
    ...verbs.filter((verb) => !verb.target || !isOpened(verb)),
    ...(target
      ? [action('Open in a new tab', () => void window.open(addressOf(target), '_blank', 'noopener'))]
      : []),
    ...(record?.kind === 'associate' ? [copy('Copy code', record.id)] : []),
    ...(record && !(privacy && option.secret) ? [copy('Copy name', record.name)] : []),
    ...(target ? [copy('Copy link', window.location.origin + addressOf(target))] : []),
  ];
}
