import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Anchor, Kbd, MultiSelect, NativeSelect, Pill, SegmentedControl, Stack, Switch } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TabsInAddress } from '../tabs/tabs-in-address.tsx';

/** Mantine's components as the theme draws them, without a prop about their look. */
const meta = { title: 'Foundations/Theme' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two words in a column that stretches its children: the track ends with the words. */
export const Segments: Story = {
  render: () => (
    <Stack>
      <SegmentedControl aria-label="Type" data={['Individual', 'Business']} defaultValue="Individual" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const track = canvas.getByRole('radiogroup', { name: 'Type' });
    const words = [...track.querySelectorAll('label')].map((label) => label.getBoundingClientRect().right);
    await expect(track.getBoundingClientRect().right - Math.max(...words)).toBeLessThan(8);
    canvas.getByRole<HTMLInputElement>('radio', { name: 'Individual' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Business' })).toBeChecked();
  },
};

const target = { to: '/business/clients' };

/** What is in force is underlined in the colour of links, which the dark scheme has its own of. */
export const UnderlinedTab: Story = {
  render: () => (
    <>
      <p>
        What follows belongs to{' '}
        <Anchor href="/business" underline="always">
          Policies
        </Anchor>
        .
      </p>
      <TabsInAddress
        label="Client"
        current="overview"
        items={[
          { key: 'overview', label: 'Overview', to: target },
          { key: 'notes', label: 'Notes', to: target },
        ]}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { color } = getComputedStyle(canvas.getByRole('link', { name: 'Policies' }));
    const tab = canvas.getByRole('link', { name: 'Overview', current: 'page' });
    await expect(getComputedStyle(tab).borderBottomColor).toBe(color);
  },
};

export const Keys: Story = {
  render: () => (
    <>
      <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
    </>
  ),
};

/** Several of many, one of a few, on or off, and a thing that can be taken away. */
export const Choices: Story = {
  render: () => (
    <Stack maw="20rem">
      <MultiSelect label="States" data={['Ohio', 'Texas', 'Utah']} defaultValue={['Ohio', 'Texas']} />
      <NativeSelect label="Rows per page" data={['50', '100', '200']} />
      <Switch label="Compact rows" defaultChecked />
      <span>
        <Pill withRemoveButton removeButtonProps={{ 'aria-label': 'Remove Texas', 'aria-hidden': false }}>
          Texas
        </Pill>
      </span>
    </Stack>
  ),
};
