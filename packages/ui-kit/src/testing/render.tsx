import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { UiKitProvider, type UiKitProviderProps } from '../provider/ui-kit-provider.tsx';

/** Renders with the provider around it; `user` types and clicks as a person does. */
export function renderKit(
  element: ReactElement,
  kit: Omit<UiKitProviderProps, 'children'> = {},
): {
  readonly user: UserEvent;
  readonly rerender: (element: ReactElement) => void;
  readonly container: HTMLElement;
} {
  const user = userEvent.setup();
  const { container, rerender } = render(element, {
    // The provider adds its style elements next to its children.
    wrapper: ({ children }) => (
      <UiKitProvider {...kit}>
        <div data-rendered>{children}</div>
      </UiKitProvider>
    ),
  });
  return { user, container: container.querySelector<HTMLElement>('[data-rendered]') ?? container, rerender };
}

/**
 * What the document says in text and attributes, for tests that a value is nowhere in it. The random ids of Mantine's controls are
 * taken out: nine letters and digits may happen to spell the value.
 */
export function markupOf(container: HTMLElement): string {
  return container.innerHTML.replaceAll(/mantine-[a-z0-9]+/g, 'mantine-id');
}
