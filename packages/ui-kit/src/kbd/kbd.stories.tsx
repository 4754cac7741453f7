import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './kbd.tsx';

const meta = { title: 'Foundations/Kbd', component: Kbd, args: { keys: ['Ctrl', 'K'] } } satisfies Meta<
  typeof Kbd
>;
export default meta;

export const Chord: StoryObj<typeof meta> = {};
