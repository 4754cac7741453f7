import { act, screen, waitFor } from '@testing-library/react';
import { messages } from '@upline/domain';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '../field/text-field.tsx';
import { renderKit } from '../testing/render.tsx';
import { RecordForm, type RecordFormProps } from './record-form.tsx';
import { trimmed, useRecordForm } from './use-record-form.ts';

type Values = { first_name: string; email: string };
type Overrides = Partial<
  Pick<RecordFormProps<Values, unknown>, 'save' | 'onSaved' | 'onDone' | 'version' | 'verbatim'>
>;

function ClientForm(props: Overrides) {
  const form = useRecordForm<Values>({
    initialValues: { first_name: 'Mary', email: '' },
    validate: { first_name: (value) => (value.trim() ? null : messages.required('First Name')) },
  });
  return (
    <RecordForm
      form={form}
      name="Client"
      cancel={{ to: '/business/clients' }}
      save={async () => ({})}
      labels={{ first_name: 'First Name', email: 'Email' }}
      {...props}
    >
      <TextField label="First Name" required {...form.field('first_name')} />
      <TextField label="Email" type="email" {...form.field('email')} />
    </RecordForm>
  );
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'First Name' });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('RecordForm', () => {
  it('lists the messages in a summary that takes the focus and leads to each field (X-08)', async () => {
    const { user } = renderKit(<ClientForm />);
    await user.clear(name());
    await user.click(save());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(name()).toHaveAccessibleDescription('First Name is required');
    expect(name()).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'First Name is required' }));
    expect(name()).toHaveFocus();
  });

  it('puts the messages of the server on their fields and hides the raw error (R-GEN-01)', async () => {
    const refusal = { statusCode: 422, message: 'Please correct the marked fields', requestId: 'r-1' };
    const fields = [{ field: 'email', message: 'Email is already in use' }];
    const { user } = renderKit(<ClientForm save={() => Promise.reject({ ...refusal, fields })} />);
    await user.click(save());
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Email is already in use',
    );
    expect(screen.queryByText(refusal.message)).toBeNull();
    expect(screen.queryByText('r-1')).toBeNull();
  });

  it('shows any other failure in place with its request id and keeps the input', async () => {
    const error = { statusCode: 500, message: 'Internal server error', requestId: 'r-2' };
    const { user } = renderKit(<ClientForm save={() => Promise.reject(error)} />);
    await user.type(name(), ' Ann');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Internal server error');
    expect(screen.getByText('r-2')).toBeVisible();
    expect(name()).toHaveValue('Mary Ann');
  });

  it('sends once however often it is submitted, with trimmed texts (R-GEN-02)', async () => {
    let finish: (value: unknown) => void = () => undefined;
    const send = vi.fn((_values: Values) => new Promise((resolve) => (finish = resolve)));
    const { user } = renderKit(<ClientForm save={send} />);
    await user.type(name(), ' Ann  ');
    await user.keyboard('{Control>}{Enter}{/Control}{Enter}');
    await user.click(save());
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toEqual({ first_name: 'Mary Ann', email: '' });
    expect(save()).toHaveAttribute('aria-busy', 'true');
    await act(async () => finish({}));
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('sends as typed what is named so: a space may belong to a password (R-GEN-02)', async () => {
    const send = vi.fn(async (_values: Values) => ({}));
    const { user } = renderKit(<ClientForm save={send} verbatim={['first_name']} />);
    await user.type(name(), ' Ann ');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), ' mary@example.com ');
    await user.click(save());
    expect(send.mock.calls[0]?.[0]).toEqual({ first_name: 'Mary Ann ', email: 'mary@example.com' });
  });

  it('saves over the version that was typed over, not over a newer one read meanwhile (R-GEN-04)', async () => {
    const send = vi.fn(async () => ({}));
    const { user, rerender } = renderKit(<ClientForm save={send} version={3} />);
    rerender(<ClientForm save={send} version={4} />);
    await user.type(name(), '!');
    rerender(<ClientForm save={send} version={5} />);
    await user.click(save());
    expect(send).toHaveBeenCalledExactlyOnceWith({ first_name: 'Mary!', email: '' }, { version: 4 });
  });

  it('says it is done 1000 ms after the success (SPEC 4)', async () => {
    const onDone = vi.fn();
    const onSaved = vi.fn();
    const { user } = renderKit(<ClientForm save={async () => 'record'} onSaved={onSaved} onDone={onDone} />);
    const start = performance.now();
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('record'));
    expect(onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('record'));
    expect(performance.now() - start).toBeGreaterThanOrEqual(990);
  });

  it('asks before leaving with changes and not without', async () => {
    const asked: boolean[] = [];
    const { user } = renderKit(<ClientForm />, { useLeaveGuard: (when) => void asked.push(when) });
    expect(asked.at(-1)).toBe(false);
    await user.type(name(), 'x');
    expect(asked.at(-1)).toBe(true);
    await user.click(save());
    await screen.findByText('Saved');
    expect(asked.at(-1)).toBe(false);
  });
});

it('trims every text but those at the named paths, inner ones too', () => {
  const values = { name: ' a ', secret: ' b ', rows: [{ pin: ' c ', note: ' d ' }], at: null };
  expect(trimmed(values, ['secret', 'rows.0.pin'])).toEqual({
    name: 'a',
    secret: ' b ',
    rows: [{ pin: ' c ', note: 'd' }],
    at: null,
  });
});

describe('A conflict (R-GEN-04)', () => {
  const current = { first_name: 'Maria', email: null, version: 8, updated_by: 'BEN01' };
  const conflict = { statusCode: 409, message: messages.staleVersion('client'), details: { current } };
  const start = async () => {
    const versions: (number | undefined)[] = [];
    const { user } = renderKit(
      <ClientForm
        version={7}
        save={async (_values, { version }) => {
          versions.push(version);
          if (version === 7) throw conflict;
          return {};
        }}
      />,
    );
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mary@example.com');
    await user.click(save());
    expect(await screen.findByText(conflict.message)).toBeVisible();
    expect(screen.getByRole('row', { name: 'First Name Maria Not changed' })).toBeVisible();
    expect(screen.getByText(/BEN01/)).toBeVisible();
    return { user, versions };
  };

  it('keeps what was changed, and only that, and saves over the new version when asked to', async () => {
    const { user, versions } = await start();
    await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mary@example.com');
    expect(name()).toHaveValue('Maria');
    await user.click(save());
    await screen.findByText('Saved');
    expect(versions).toEqual([7, 8]);
  });

  it('tells of no change of what the record does not hold, and keeps what was typed there', async () => {
    const { user } = renderKit(
      <ClientForm
        version={7}
        save={async () => {
          throw { ...conflict, details: { current: { first_name: 'Maria', version: 8 } } };
        }}
      />,
    );
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mary@example.com');
    await user.click(save());
    expect(await screen.findByRole('row', { name: 'First Name Maria Not changed' })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Email/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('mary@example.com');
  });

  it('takes over the new values on Reload', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(name()).toHaveValue('Maria');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  });
});
