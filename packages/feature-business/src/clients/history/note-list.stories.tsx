import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleNote } from '../sample-client.ts';
import { NoteList } from './note-list.tsx';

const notes = [
  sampleNote,
  { ...sampleNote, id: '2', text: 'Sent the brochure.', updated_at: '2026-11-21T09:00:00.000Z' },
];

const meta = {
  title: 'Pages/Clients/Notes',
  component: NoteList,
  args: { notes, onSave: async (): Promise<unknown> => undefined },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NoteList>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getAllByRole('button', { name: 'Edit note' })[0] as HTMLElement);
  return canvas;
};

export const Several: Story = {};
export const None: Story = { args: { notes: [] } };
export const ReadOnly: Story = { args: { onSave: undefined } };
export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await edit(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue(sampleNote.text);
  },
};
export const Emptied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await edit(canvasElement);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Note' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Note is required');
  },
};
export const LongText: Story = {
  args: { notes: [{ ...sampleNote, text: `${'He said a lot. '.repeat(80)}${'x'.repeat(300)}` }] },
  globals: { viewport: { value: 'narrow' } },
};
export const Hidden: Story = { globals: { privacy: 'on' } };
