import type { AnyRouter } from '@tanstack/react-router';
import { asAddress } from '@upline/ui-kit/link/link-target.ts';
import { hasRoute } from '../nav/nav-model.ts';
import { routed } from '../navigation/destination.ts';
import { type Access, mayOpen } from '../session/access.ts';
import type { PaletteOption } from './palette-options.ts';

interface Surroundings {
  readonly router: AnyRouter;
  readonly access: Access;
  /** Names are withheld, so they are not copied either. */
  readonly privacy: boolean;
}

/** What can be done with a found record or page: Tab shows it (design-direction, moment 1). */
export function actionsOf(option: PaletteOption, { router, access, privacy }: Surroundings): PaletteOption[] {
  const { to, params } = option;
  const action = (name: string, part: Partial<PaletteOption>): PaletteOption => ({
    key: `action-${name.toLowerCase().replaceAll(' ', '-')}`,
    group: 'Actions',
    name,
    inactive: false,
    secret: false,
    to,
    params,
    ...part,
  });
  const edit = asAddress(`${to}/edit`);
  const mayEdit =
    hasRoute(router, edit) &&
    mayOpen(access, router.routesByPath[edit]?.options.staticData?.needs ?? 'signed-in');
  const address = () => router.buildLocation(routed({ to, params })).href;
  const code = option.group === 'Associates' ? params.code : undefined;
  const copied = [
    { name: 'Copy code', text: code, when: code !== undefined },
    { name: 'Copy name', text: option.name, when: option.group !== 'Pages' && !(privacy && option.secret) },
    { name: 'Copy link', text: undefined, when: true },
  ];
  return [
    action('Open', {}),
    ...(mayEdit ? [action('Edit', { to: edit })] : []),
    action('Open in a new tab', { run: () => void window.open(address(), '_blank', 'noopener') }),
    ...copied
      .filter(({ when }) => when)
      .map(({ name, text }) =>
        action(name, {
          run: () => void navigator.clipboard.writeText(text ?? window.location.origin + address()),
        }),
      ),
  ];
}
