import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CheckboxField } from './checkbox-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { DateField } from './date-field.tsx';
import { OneTimeCodeField } from './one-time-code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PercentSliderField } from './percent-slider-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { TimeField } from './time-field.tsx';
import { MoneyField, PercentField, PhoneField } from './typed-fields.tsx';

const meta = {
  title: 'Forms/Fields',
  component: TextField,
  args: { label: 'First Name', value: 'Ana', onChange: () => undefined },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held<Value>({
  start,
  children,
}: {
  readonly start: Value;
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}

export const Text: Story = {};
export const Help: Story = { args: { help: 'As it stands on the license.' } };
export const Required: Story = { args: { required: true, value: '' } };
export const Wrong: Story = { args: { required: true, value: '', error: 'First Name is required' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Several: Story = { args: { label: 'Notes', rows: 4, value: 'Call back in spring.' } };
export const LongLabel: Story = {
  args: {
    label: 'Name of the supervising principal at the time of the first submission',
    help: 'Help that is long enough to need a second line on a narrow screen, so that it can be seen to wrap.',
  },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <TextField {...args} required help="Help" />
    </div>
  ),
};
export const Choice: Story = {
  render: () => (
    <Held start="">
      {(value, set) => (
        <SelectField
          label="Gender"
          value={value}
          onChange={set}
          options={['Female', 'Male', 'Non-binary', 'Prefer not to say']}
        />
      )}
    </Held>
  ),
};
export const RateByHand: Story = {
  render: () => (
    <Held start={1_000}>
      {(value, set) => (
        <PercentSliderField label="Lapse" help="Part that lapses." value={value} onChange={set} />
      )}
    </Held>
  ),
};
export const YesOrNo: Story = {
  render: () => (
    <Held start={false}>
      {(checked, set) => <CheckboxField label="Send me notices by email" checked={checked} onChange={set} />}
    </Held>
  ),
};
const ROLES = ['Support', 'Licensing', 'Finance'].map((role) => ({ value: role, label: role }));
export const Choices: Story = {
  render: () => (
    <Held<readonly string[]> start={['Licensing']}>
      {(value, set) => (
        <ChoicesField
          label="Roles"
          required
          help="Each adds to what the admin may do."
          options={ROLES}
          value={value}
          onChange={set}
        />
      )}
    </Held>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Finance' }));
    await expect(canvas.getByRole('checkbox', { name: 'Finance' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Licensing' })).toBeChecked();
  },
};
export const ChoicesWrong: Story = {
  render: () => (
    <ChoicesField
      label="Roles"
      required
      error="Roles is required"
      options={ROLES}
      value={[]}
      onChange={() => undefined}
    />
  ),
};
export const Password: Story = {
  render: () => (
    <Held start="lantern-harbor-42">
      {(value, set) => <PasswordField label="Password" value={value} onChange={set} />}
    </Held>
  ),
};
export const Code: Story = {
  render: () => (
    <Held start="123456">
      {(value, set) => (
        <OneTimeCodeField label="Code" help="Sent to j•••@e•••.com" value={value} onChange={set} />
      )}
    </Held>
  ),
};
export const Phone: Story = {
  render: () => (
    <Held start="2125550142">
      {(value, set) => <PhoneField label="Phone" value={value} onChange={set} />}
    </Held>
  ),
};
export const Money: Story = {
  render: () => (
    <Held<number | null> start={123_456}>
      {(value, set) => <MoneyField label="Premium" currency="CAD" value={value} onChange={set} />}
    </Held>
  ),
};
export const BusinessVolume: Story = {
  render: () => (
    <Held<number | null> start={123_456}>
      {(value, set) => <MoneyField label="More personal BV" isBv value={value} onChange={set} />}
    </Held>
  ),
};
export const Percent: Story = {
  render: () => (
    <Held<number | null> start={3333}>
      {(value, set) => <PercentField label="Share" value={value} onChange={set} />}
    </Held>
  ),
};
export const Unreadable: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Phone');
    await userEvent.clear(input);
    await userEvent.type(input, '411 555 0142');
    await userEvent.tab();
    await expect(screen.getByText('Phone is not a valid phone number')).toBeVisible();
  },
};
const day = () => (
  <Held start="2026-01-05">
    {(value, set) => <DateField label="Submit Date" value={value} onChange={set} />}
  </Held>
);
export const Day: Story = { render: day };
export const TimeOfDay: Story = {
  render: () => (
    <Held start="18:00">{(value, set) => <TimeField label="Start Time" value={value} onChange={set} />}</Held>
  ),
  play: async () => {
    const input = screen.getByRole('textbox', { name: 'Start Time' });
    await expect(input).toHaveValue('6:00 PM');
    await userEvent.clear(input);
    await userEvent.type(input, '9:30');
    await userEvent.tab();
    await expect(input).toHaveValue('9:30 AM');
  },
};
export const Calendar: Story = {
  render: () => <div style={{ minHeight: 400 }}>{day()}</div>,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose Submit Date' }));
    const calendar = await screen.findByRole('dialog', { name: 'Choose Submit Date' });
    await waitFor(() => expect(within(calendar).getByRole('button', { name: 'Next month' })).toBeVisible());
  },
};
