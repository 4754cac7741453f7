import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
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
