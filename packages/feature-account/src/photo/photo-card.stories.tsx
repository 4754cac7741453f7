import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PhotoCard } from './photo-card.tsx';

const nothing = () => undefined;
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#0c66e4"/></svg>',
)}`;

const meta = {
  title: 'Pages/Account/Photo',
  component: PhotoCard,
  args: {
    name: 'Ana Alvarez',
    src: picture,
    version: 'a',
    upload: async () => ({ id: 'b' }),
    onUploaded: nothing,
    onRemove: async () => undefined,
  },
} satisfies Meta<typeof PhotoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvas: HTMLElement) =>
  userEvent.upload(
    within(canvas).getByLabelText('Photo', { selector: 'input' }),
    new File(['x'], 'me.png', { type: 'image/png' }),
  );

export const WithPhoto: Story = {};
export const WithoutPhoto: Story = { args: { src: null } };
export const Refused: Story = {
  args: {
    src: null,
    upload: () =>
      Promise.reject({ statusCode: 422, message: 'Photo must be at least 200 by 200 pixels', fields: [] }),
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await screen.findByText('Photo must be at least 200 by 200 pixels')).toBeVisible();
  },
};
export const Removing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove photo' }));
    const question = await screen.findByText('Are you sure you want to delete this photo?');
    // The dialog fades in.
    await waitFor(() => expect(question).toBeVisible());
  },
};
export const Hidden: Story = { globals: { privacy: 'on' } };
