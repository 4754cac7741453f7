import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnAppointments } from './own-appointments.tsx';
import { ProviderVideo, type ProviderVideoProps } from './provider-video.tsx';

const id = '3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10';
const appointment = {
  id,
  state: 'TX',
  status: 'Appointed' as const,
  writing_number: 'GR000008',
  effective_date: '2026-10-12',
};

/** What a provider's page shows besides lists of contacts and links. */
function ProviderParts({
  appointments,
  ...video
}: ProviderVideoProps & { readonly appointments: (typeof appointment)[] }) {
  return (
    <>
      <OwnAppointments provider={{ id, appointments, pre_appointment_states: ['PA'] }} />
      <ProviderVideo {...video} />
    </>
  );
}

const meta = {
  title: 'Pages/Providers/Provider',
  component: ProviderParts,
  args: {
    appointments: [appointment, { ...appointment, id: 'other', state: 'OK' }],
    host: 'https://videos.example',
    video: {
      title: 'Writing your first application',
      video: '76979871',
      duration_seconds: 540,
      description: 'From the fact finder to the e-signature.',
    },
  },
} satisfies Meta<typeof ProviderParts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
/** No appointment, and videos of another host open in a tab of their own. */
export const Elsewhere: Story = {
  args: {
    appointments: [],
    video: {
      title: 'Quotes',
      video: 'https://granite.example/quotes',
      duration_seconds: null,
      description: null,
    },
  },
};
