import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SegmentedControl } from './segmented-control.tsx';

const meta = { title: 'Forms/SegmentedControl' } satisfies Meta;
export default meta;

function Theme() {
  const [value, setValue] = useState<'light' | 'dark' | 'auto'>('auto');
  return (
    <SegmentedControl
      label="Theme"
      value={value}
      onChange={setValue}
      options={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
        { value: 'auto', label: 'Auto' },
      ]}
    />
  );
}

export const ThreeWords: StoryObj = { render: () => <Theme /> };
