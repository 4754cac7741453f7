import { screen, waitFor } from '@testing-library/react';
import { messages } from '@upline/domain';
import { describe, expect, it, vi } from 'vitest';
import { DateField } from '../field/date-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { useRecordForm } from '../record-form/use-record-form.ts';
import { renderKit } from '../testing/render.tsx';
import { StepForm } from './step-form.tsx';

const required = (label: string) => (value: string) => (value.trim() ? null : messages.required(label));

function Registration({ save = async () => ({}) }: { readonly save?: () => Promise<unknown> }) {
  const form = useRecordForm({
    initialValues: { name: '', born: '', email: '' },
    validate: { name: required('Name'), email: required('Email') },
  });
  return (
    <StepForm
      form={form}
      name="Registration"
      cancel={() => undefined}
      save={save}
      steps={[
        {
          key: 'person',
          label: 'Person',
          fields: ['name', 'born'],
          children: (
            <>
              <TextField label="Name" {...form.field('name')} />
              <DateField label="Date of Birth" {...form.field('born')} />
            </>
          ),
        },
        {
          key: 'contact',
          label: 'Contact',
          fields: ['email'],
          children: <TextField label="Email" {...form.field('email')} />,
        },
        { key: 'review', label: 'Review', fields: [], children: <p>Everything at a glance</p> },
      ]}
    />
  );
}

const step = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name},`) });

describe('StepForm (SPEC 4)', () => {
  it('starts with the first step in process and the others waiting', () => {
    renderKit(<Registration />);
    expect(step('Person')).toHaveAccessibleName('Person, current step');
    expect(step('Contact')).toHaveAccessibleName('Contact, not started');
  });

  it('checks the current step on Next', async () => {
    const { user } = renderKit(<Registration />);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Name is required');
    expect(step('Person')).toHaveAccessibleName('Person, has errors');
    await user.type(screen.getByLabelText('Name'), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Contact' })).toHaveFocus();
    expect(step('Person')).toHaveAccessibleName('Person, finished');
  });

  it('checks each prior step when jumping forward, and stops at the first that does not hold', async () => {
    const { user } = renderKit(<Registration />);
    await user.type(screen.getByLabelText('Name'), 'Ana');
    await user.click(step('Review'));
    expect(await screen.findByText('Email is required', { selector: 'p' })).toBeVisible();
    expect(step('Contact')).toHaveAttribute('aria-current', 'step');
    expect(step('Review')).toHaveAccessibleName('Review, not started');
  });

  it('does not go on over a text it cannot read', async () => {
    const { user } = renderKit(<Registration />);
    await user.type(screen.getByLabelText('Name'), 'Ana');
    await user.type(screen.getByLabelText('Date of Birth'), '31/31/2026');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Date of Birth is not valid');
    expect(step('Person')).toHaveAttribute('aria-current', 'step');
  });

  it('goes back freely and keeps what was typed', async () => {
    const { user } = renderKit(<Registration />);
    await user.type(screen.getByLabelText('Name'), 'Ana{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Ana');
  });

  it('never goes back nor sends by a double click on Next, which has one place on every step as Back has', async () => {
    const save = vi.fn(async () => ({}));
    const { user } = renderKit(<Registration save={save} />);
    const places = () =>
      screen
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .slice(-3);
    expect(places()).toEqual(['Back', 'Cancel', 'Next']);
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    await user.type(screen.getByLabelText('Name'), 'Ana');
    await user.dblClick(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
    expect(places()).toEqual(['Back', 'Cancel', 'Next']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Email'), 'a@b.co');
    await user.dblClick(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Review' })).toBeVisible();
    expect(places()).toEqual(['Back', 'Cancel', 'Save']);
    expect(save).not.toHaveBeenCalled();
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });

  it('sends at the last step and leads to the step of a field the server refuses', async () => {
    const fields = [{ field: 'name', message: 'Name is already in use' }];
    const save = vi.fn(() => Promise.reject({ statusCode: 422, message: 'no', fields }));
    const { user } = renderKit(<Registration save={save} />);
    await user.type(screen.getByLabelText('Name'), 'Ana');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.type(await screen.findByLabelText('Email'), 'a@b.co');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(await screen.findByRole('alert')).toHaveTextContent('Name is already in use');
    expect(step('Person')).toHaveAttribute('aria-current', 'step');
  });
});
