import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@upline/api-client';
import { OnSampleApi } from '@upline/testing/page-story';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Outcome, UnderWay } from './change-step.tsx';
import { ChangedValue } from './change-value.tsx';
import { EditForm } from './edit-dialog.tsx';
import { MappingForm } from './mapping-form.tsx';
import { sampleEdit, sampleFields, sampleImport, sampleRows } from './sample-change.ts';

const meta = {
  title: 'Business/Bulk edits and imports',
  decorators: [
    (Story) => (
      <OnSampleApi>
        <Story />
      </OnSampleApi>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const saved = async () => undefined;
const refuse = (fields: readonly { field: string; message: string }[]) => async () => {
  throw new ApiError({
    statusCode: 422,
    code: 'invalid',
    message: 'Please correct the marked fields',
    fields,
    requestId: 'r-1',
  });
};

const choose = async (name: string, option: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

export const ChooseFields: Story = {
  render: () => (
    <EditForm title="Change 14 clients" editable={sampleFields.editable} send={saved} onClose={nothing} />
  ),
};

/** The entries stay next to the message of the server. */
export const ValueRefused: Story = {
  render: () => (
    <EditForm
      title="Change 14 clients"
      editable={sampleFields.editable}
      send={refuse([{ field: 'changes.gender', message: 'Gender must be one of the listed values' }])}
      onClose={nothing}
    />
  ),
  play: async () => {
    await choose('Field', 'Gender');
    await choose('New value', 'Female');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await expect(await screen.findByText('Gender must be one of the listed values')).toBeVisible();
  },
};

export const NoRowMatches: Story = {
  render: () => (
    <EditForm
      title="Change 14 clients"
      editable={sampleFields.editable}
      send={refuse([{ field: 'filter', message: 'No clients match' }])}
      onClose={nothing}
    />
  ),
  play: async () => {
    await choose('Field', 'Tobacco');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    await expect(await screen.findByText('No clients match')).toBeVisible();
  },
};

export const Columns: Story = {
  render: () => <MappingForm change={sampleImport} fields={sampleFields} save={saved} />,
};

export const ColumnRefused: Story = {
  render: () => (
    <MappingForm
      change={sampleImport}
      fields={sampleFields}
      save={refuse([{ field: 'fields.2', message: 'Email has a column already' }])}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Field of Shoe size' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use these columns' }));
    await expect(await canvas.findByText('Email has a column already')).toBeVisible();
  },
};

export const Writing: Story = {
  render: () => (
    <UnderWay
      change={{ ...sampleImport, status: 'Applying', counts: { Saved: 700, Ready: 504, Refused: 12 } }}
    />
  ),
};

const applied = {
  ...sampleEdit,
  status: 'Applied',
  counts: { Saved: 11, Refused: 1, 'Changed Meanwhile': 1 },
  applied_at: '2026-11-20T15:01:00.000Z',
  undo_until: '2026-11-21T15:01:00.000Z',
} as const;

export const Done: Story = {
  render: () => <Outcome change={{ ...applied, counts: { ...applied.counts }, actions: ['undo'] }} />,
};
export const TooLateToUndo: Story = {
  render: () => <Outcome change={{ ...applied, counts: { ...applied.counts }, actions: [] }} />,
};
export const Undone: Story = {
  render: () => (
    <Outcome
      change={{
        ...applied,
        status: 'Undone',
        counts: { Undone: 10, Kept: 1, Refused: 1 },
        undone_at: '2026-11-20T16:00:00.000Z',
        actions: [],
      }}
    />
  ),
};

const [city] = sampleFields.editable;
/** Before and after, and a value that is refused. */
export const Values: Story = {
  render: () => (
    <ul>
      {city &&
        sampleRows.map((row) => (
          <li key={row.id}>
            <ChangedValue field={city} row={row} />
          </li>
        ))}
    </ul>
  ),
};
