import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { demoError, wait } from '../story/demo.ts';
import { FileUpload } from './file-upload.tsx';

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Supporting document',
    help: 'The name on the document must be the one asked for.',
    accept: { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' },
    maxSize: 10 * 1_048_576,
    onChange: () => undefined,
    upload: async (_file, { progress }) => {
      for (const share of [0.2, 0.5, 0.9]) {
        await wait(200);
        progress(share);
      }
      return { id: 'f-1' };
    },
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvas: HTMLElement) =>
  userEvent.upload(
    within(canvas).getByLabelText('Supporting document', { selector: 'input' }),
    new File(['%PDF'], 'license.pdf', { type: 'application/pdf' }),
  );

export const Idle: Story = {};
export const Required: Story = { args: { required: true, error: 'Supporting document is required' } };
export const Disabled: Story = { args: { disabled: true } };
export const Sending: Story = {
  args: {
    upload: (_file, { progress }) => {
      progress(0.4);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvasElement }) => choose(canvasElement),
};
export const Failed: Story = {
  args: { upload: () => Promise.reject(demoError) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await screen.findByText('Internal server error')).toBeVisible();
  },
};
