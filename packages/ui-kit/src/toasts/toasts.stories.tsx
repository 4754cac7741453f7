import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { toast } from './toast.tsx';

const meta = { title: 'Feedback/Toasts' } satisfies Meta;
export default meta;

export const Toasts: StoryObj = {
  render: () => (
    <>
      <Button onClick={() => toast.success('Client created successfully')}>Success</Button>
      <Button onClick={() => toast.error('Export failed', { sticky: true, requestId: '01J8-7F3K' })}>
        Error that stays
      </Button>
      <Button onClick={() => toast.undo('2 clients archived', () => undefined)}>Undo</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('2 clients archived')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
  },
};
