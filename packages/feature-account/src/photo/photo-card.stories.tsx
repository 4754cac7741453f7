import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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

/** A picture of that many pixels a side, as a camera would give it. */
async function pictureOf(side: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = side * 1.5;
  canvas.height = side;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#9fb8d8';
  context.fillRect(0, 0, canvas.width, side);
  context.fillStyle = '#3d4f66';
  context.beginPath();
  context.arc(canvas.width / 2, side / 2, side / 4, 0, 7);
  context.fill();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob as Blob], 'me.png', { type: 'image/png' });
}

const choose = (canvas: HTMLElement, file: File) =>
  userEvent.upload(within(canvas).getByLabelText(/photo$/i, { selector: 'input' }), file);

export const WithPhoto: Story = {};
export const WithoutPhoto: Story = { args: { src: null } };
/** The square part is chosen by dragging, keys and zoom. */
export const Cropping: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await pictureOf(600));
    const dialog = within(await screen.findByRole('dialog'));
    const use = await dialog.findByRole('button', { name: 'Use photo' });
    await waitFor(() => expect(use).toBeEnabled());
    const zoom = dialog.getByRole('slider', { name: 'Zoom' });
    await fireEvent.change(zoom, { target: { value: '2' } });
    await expect(zoom).toHaveValue('2');
  },
};
/** Who cancels chooses again: nothing is sent. */
export const CropCanceled: Story = {
  args: { upload: fn() },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, await pictureOf(600));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.upload).not.toHaveBeenCalled();
  },
};
/** What is sent is square and of the pixels that were chosen. */
export const Cropped: Story = {
  args: { upload: fn(async () => ({ id: 'b' })), onUploaded: fn() },
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, await pictureOf(600));
    const use = await screen.findByRole('button', { name: 'Use photo' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledWith('b'));
    const [file] = (args.upload as unknown as { readonly mock: { readonly calls: [File][] } }).mock
      .calls[0] as [File];
    const { width, height } = await createImageBitmap(file);
    await expect([width, height]).toEqual([600, 600]);
  },
};
export const TooSmall: Story = {
  args: { src: null },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await pictureOf(150));
    await expect(await screen.findByText('Photo must be at least 200 by 200 pixels')).toBeVisible();
  },
};
/** Only some browsers open HEIC. */
export const HeicNotOpened: Story = {
  args: { src: null },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['x'], 'me.heic', { type: 'image/heic' }));
    await expect(await screen.findByText(/This browser cannot open HEIC photos/)).toBeVisible();
  },
};
export const Refused: Story = {
  args: {
    src: null,
    upload: () => Promise.reject({ statusCode: 422, message: 'Photo is not valid', fields: [] }),
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await pictureOf(400));
    const use = await screen.findByRole('button', { name: 'Use photo' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await expect(await screen.findByText('Photo is not valid')).toBeVisible();
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
