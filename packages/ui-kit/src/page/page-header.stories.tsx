import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../button/copy-button.tsx';
import { DetailHeader } from '../detail/detail-header.tsx';
import { longName } from '../story/demo.ts';
import { TabsInAddress } from '../tabs/tabs-in-address.tsx';
import { BackButton } from './back-button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Pages/Header',
  component: PageHeader,
  args: { title: 'Clients', primary: <Button variant="filled">Create client</Button> },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = [
  { key: 'archive', label: 'Archive', onClick: () => undefined },
  { key: 'history', label: 'History', to: { to: '/business/clients/1/audit' } },
  { key: 'delete', label: 'Delete', danger: true, onClick: () => undefined },
];
const detail = { name: 'Ana Alvarez', code: 'ANA01', status: 'Active', facts: ['Senior Associate'], actions };

export const List: Story = {};
export const Deep: Story = {
  args: {
    title: 'Fidelity Life',
    back: { to: '/business/product-providers' },
    crumbs: [
      { label: 'Business', to: { to: '/business' } },
      { label: 'Product Providers', to: { to: '/business/product-providers' } },
    ],
  },
};
export const Record: Story = {
  render: () => (
    <>
      <DetailHeader
        {...detail}
        titleEnd={<CopyButton text="ANA01" what="code" />}
        person={{ code: 'ANA01' }}
        primary={<Button variant="filled">Edit</Button>}
      />
      <TabsInAddress
        label="Client"
        current="overview"
        items={[
          { key: 'overview', label: 'Overview', to: { to: '/clients/1' } },
          {
            key: 'policies',
            label: 'Policies',
            count: 3,
            to: { to: '/clients/1', search: { tab: 'policies' } },
          },
          { key: 'notes', label: 'Notes', count: 12_400, to: { to: '/clients/1', search: { tab: 'notes' } } },
        ]}
      />
    </>
  ),
};
export const ManyTabs: Story = {
  args: { title: 'Account' },
  render: ({ title }) => (
    <>
      <PageHeader title={title} />
      <TabsInAddress
        label="Account"
        current="calendar"
        more
        items={[
          'Overview',
          'Licenses',
          'Provider appointments',
          'Level history',
          'Equity share credits',
          'Legal documents',
          'Password and security',
          'Purchase history',
          'Payout information',
          'Notifications',
          'Calendar',
          'Upline changes',
          'Training program',
        ].map((label) => ({ key: label.toLowerCase(), label, to: { to: '/account' } }))}
      />
    </>
  ),
};
export const LongName: Story = {
  render: () => <DetailHeader {...detail} name={longName} primary={<Button variant="filled">Edit</Button>} />,
};
export const Hidden: Story = { ...Record, globals: { privacy: 'on' } };
export const Back: Story = { render: () => <BackButton parent={{ to: '/help' }} /> };
