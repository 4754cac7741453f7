import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { renderKit } from '../testing/render.tsx';
import { type AssociateLookup, AssociatePicker, type ProviderLookup, ProviderPicker } from './pickers.tsx';

type Search<Row> = (text: string, signal: AbortSignal) => Promise<readonly Row[]>;

function Associates({ search }: { readonly search: Search<AssociateLookup> }) {
  const [value, setValue] = useState<AssociateLookup | null>(null);
  return (
    <>
      <AssociatePicker label="Upline" value={value} onChange={setValue} search={search} />
      <output>{value?.code ?? 'none'}</output>
    </>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Upline' });

describe('AssociatePicker (D.2.21)', () => {
  it('asks once, 300 ms after the last letter, shows code and name, and takes the chosen one by keyboard', async () => {
    const search = vi.fn<Search<AssociateLookup>>(async () => [{ code: 'BEN01', name: 'Ben Brown' }]);
    const { user } = renderKit(<Associates search={search} />);
    await user.type(box(), 'ben');
    expect(await screen.findByRole('option', { name: 'BEN01 Ben Brown' })).toBeInTheDocument();
    expect(search.mock.calls.map(([text]) => text)).toEqual(['ben']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByText('BEN01', { selector: 'output' })).toBeInTheDocument();
    expect(box()).toHaveValue('BEN01 · Ben Brown');
  });

  it('keeps the typed text when the search fails, and tries again', async () => {
    let fail = true;
    const search: Search<AssociateLookup> = async () => {
      if (fail) throw { statusCode: 500, message: 'Internal server error' };
      return [{ code: 'BEN01', name: 'Ben Brown' }];
    };
    const { user } = renderKit(<Associates search={search} />);
    await user.type(box(), 'ben');
    expect(await screen.findByText('Internal server error')).toBeInTheDocument();
    expect(box()).toHaveValue('ben');
    fail = false;
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByRole('option', { name: 'BEN01 Ben Brown' })).toBeInTheDocument();
  });

  it('does not ask for fewer than two letters, and gives up the question before the last', async () => {
    const signals: AbortSignal[] = [];
    const search: Search<AssociateLookup> = (_text, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const { user } = renderKit(<Associates search={search} />);
    await user.type(box(), 'b');
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(signals).toHaveLength(0);
    await user.type(box(), 'e');
    await waitFor(() => expect(signals).toHaveLength(1));
    await user.type(box(), 'n');
    await waitFor(() => expect(signals).toHaveLength(2));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
});

describe('the list of a picker', () => {
  const rows: AssociateLookup[] = [
    { code: 'BEN01', name: 'Ben Brown' },
    { code: 'BEN02', name: 'Benita Black' },
  ];
  const chosen = () => screen.getByText(/^(none|BEN0.)$/, { selector: 'output' });

  it('is walked with the arrows, round and round, and says which line is meant', async () => {
    const { user } = renderKit(<Associates search={async () => rows} />);
    await user.type(box(), 'ben');
    const [first, second] = await screen.findAllByRole('option');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}');
    expect(box()).toHaveAttribute('aria-activedescendant', second?.id);
    expect(second).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', first?.id);
    await user.keyboard('{Enter}');
    expect(chosen()).toHaveTextContent('BEN01');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('takes what is pressed with the pointer, and the field keeps the focus', async () => {
    const { user } = renderKit(<Associates search={async () => rows} />);
    await user.type(box(), 'ben');
    await user.click(await screen.findByRole('option', { name: 'BEN02 Benita Black' }));
    expect(chosen()).toHaveTextContent('BEN02');
    expect(box()).toHaveFocus();
  });

  it('is closed with Escape and not the dialog around it, opens again with an arrow, and is gone with the focus', async () => {
    const onClose = vi.fn();
    const { user } = renderKit(
      <Dialog opened title="Move" onClose={onClose}>
        <Associates search={async () => rows} />
      </Dialog>,
    );
    await user.type(await screen.findByRole('combobox'), 'ben');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await user.tab();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(box()).toHaveValue('');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});

describe('a picker keeps what is typed', () => {
  it('when its list is pressed where nothing can be chosen', async () => {
    const { user } = renderKit(<Associates search={async () => []} />);
    await user.type(box(), 'ben');
    const words = await screen.findByText('Nothing found');
    await user.click(words);
    await user.click(words.parentElement as HTMLElement);
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('ben');
    expect(words).toBeInTheDocument();
  });

  it('when the keyboard goes on to Try again, which gives the focus back', async () => {
    let fail = true;
    const search: Search<AssociateLookup> = async () => {
      if (fail) throw { statusCode: 500, message: 'Internal server error' };
      return [{ code: 'BEN01', name: 'Ben Brown' }];
    };
    const { user } = renderKit(<Associates search={search} />);
    await user.type(box(), 'ben');
    const again = await screen.findByRole('button', { name: 'Try again' });
    await user.tab();
    expect(again).toHaveFocus();
    fail = false;
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: 'BEN01 Ben Brown' })).toBeInTheDocument();
    expect(box()).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(box()).toHaveValue('BEN01 · Ben Brown');

    fail = true;
    await user.type(box(), ' b');
    await screen.findByRole('button', { name: 'Try again' });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await user.tab();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('when Enter is pressed before there is something to choose from: the form waits', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { user } = renderKit(
      <form onSubmit={onSubmit}>
        <Associates search={() => new Promise(() => undefined)} />
        <button type="submit">Save</button>
      </form>,
    );
    await user.type(box(), 'ben{Enter}');
    await screen.findByText('Searching…');
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(box()).toHaveValue('ben');
    await user.clear(box());
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('the line of a picker that is meant', () => {
  it('is left behind with the results it was in', async () => {
    let give: (rows: readonly AssociateLookup[]) => void = () => undefined;
    const search = vi.fn<Search<AssociateLookup>>(() => new Promise((resolve) => (give = resolve)));
    const { user } = renderKit(<Associates search={search} />);
    await user.type(box(), 'ben');
    await waitFor(() => expect(search).toHaveBeenCalledOnce());
    give([{ code: 'BEN01', name: 'Ben Brown' }]);
    await screen.findByRole('option');
    // The old results stand until the next are asked for.
    await user.keyboard('i{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant');
    await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
    give([{ code: 'BEN02', name: 'Benita Black' }]);
    expect(await screen.findByRole('option')).toHaveAttribute('aria-selected', 'false');
    expect(box()).not.toHaveAttribute('aria-activedescendant');
  });
});

describe('a picker under privacy (S-70)', () => {
  it('shows no name it has taken, and searches for none', async () => {
    const search = vi.fn<Search<AssociateLookup>>(async (text) =>
      text === 'ben' ? [{ code: 'BEN01', name: 'Ben Brown' }] : [{ code: 'ADA01', name: 'Ada Abel' }],
    );
    const { user } = renderKit(<Associates search={search} />, { privacy: true });
    for (const text of ['ben', 'ada']) {
      await user.type(box(), text, { initialSelectionStart: 0, initialSelectionEnd: 10 });
      await user.click(await screen.findByRole('option'));
      expect(box()).toHaveValue('Hidden');
    }
    expect(screen.getByText('ADA01', { selector: 'output' })).toBeInTheDocument();
    await user.type(box(), 'be', { initialSelectionStart: 0, initialSelectionEnd: 10 });
    await waitFor(() => expect(search.mock.calls.map(([text]) => text)).toEqual(['ben', 'ada', 'be']));
  });
});

describe('ProviderPicker (SPEC 3)', () => {
  it('says in words that a provider is inactive', async () => {
    const rows: ProviderLookup[] = [{ id: '1', name: 'Old Life', status: 'Inactive' }];
    const { user } = renderKit(
      <ProviderPicker label="Provider" value={null} onChange={() => undefined} search={async () => rows} />,
    );
    await user.type(screen.getByRole('combobox'), 'old');
    expect(await screen.findByRole('option', { name: 'Old Life Inactive' })).toBeInTheDocument();
  });
});
