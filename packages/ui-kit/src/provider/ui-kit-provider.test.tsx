import { useMantineContext, useMantineTheme } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useUiKit } from './context.ts';
import { UiKitProvider } from './ui-kit-provider.tsx';

let drawn = 0;
beforeEach(() => {
  drawn = 0;
});

/** As every control of Mantine does. */
function Control() {
  useMantineContext();
  useMantineTheme();
  drawn += 1;
  return <button type="button">Save</button>;
}
const Country = () => <p>{useUiKit().viewerCountry}</p>;
const page = (
  <>
    <Control />
    <Country />
  </>
);

it('draws what needs the facts of the reader again when they arrive, and no control', () => {
  const { rerender } = render(<UiKitProvider>{page}</UiKitProvider>);
  expect(drawn).toBe(1);
  rerender(<UiKitProvider viewerCountry="Canada">{page}</UiKitProvider>);
  expect(screen.getByText('Canada')).toBeInTheDocument();
  expect(drawn).toBe(1);
  rerender(
    <UiKitProvider viewerCountry="Canada" scheme="dark">
      {page}
    </UiKitProvider>,
  );
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
