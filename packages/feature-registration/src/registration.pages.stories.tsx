import type { Meta, StoryObj } from '@storybook/react-vite';
import { pagesOf } from '@upline/testing/page-story';
import { expect, waitFor } from 'storybook/test';
import { registrationFeature } from './feature.ts';
import { holdToken } from './held-token.ts';

const UPLINE = 'U000123';
const AT = `/register/${UPLINE}`;

/** Pages without a session have no frame around them. */
const isOpen = ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
  waitFor(() => expect(canvasElement.querySelector('h1')).toBeVisible(), { timeout: 60_000 });

const meta = {
  title: 'Pages/Registration',
  component: pagesOf(registrationFeature),
  parameters: { layout: 'fullscreen' },
  play: isOpen,
  args: { at: AT },
  beforeEach: () => {
    sessionStorage.clear();
    return () => sessionStorage.clear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The example of the contract has signed, and is about to pay. */
const resumed = {
  beforeEach: () => {
    sessionStorage.clear();
    holdToken({ token: 'a-token', channel: 'standard', upline: UPLINE });
    return () => sessionStorage.clear();
  },
} satisfies Partial<Story>;

export const Start: Story = {};
export const StartNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Direct: Story = { args: { at: `/register/direct/${UPLINE}` } };
export const Partner: Story = { args: { at: `/register/wfs/${UPLINE}` } };
export const Failed: Story = { args: { state: 'Error' } };
export const Payment: Story = { ...resumed };
export const PaymentNarrow: Story = { ...resumed, globals: { viewport: { value: 'narrow' } } };
export const Resume: Story = { args: { at: '/register/resume' } };
export const ResumeNarrow: Story = {
  args: { at: '/register/resume' },
  globals: { viewport: { value: 'narrow' } },
};
