import { act, screen } from '@testing-library/react';
import { renderKit } from '@upline/ui-kit/testing/render.tsx';
import { expect, it, vi } from 'vitest';
import { StatementButton } from './statement-button.tsx';

it('shows that the file is on its way, and asks for it once', async () => {
  let arrive = () => {};
  const save = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  );
  const { user } = renderKit(<StatementButton format="pdf" aria-label="PDF of run 7" save={save} />);
  const button = screen.getByRole('button', { name: 'PDF of run 7' });
  await user.dblClick(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(save).toHaveBeenCalledOnce();
  await act(async () => arrive());
  expect(button).not.toHaveAttribute('aria-busy');
});
