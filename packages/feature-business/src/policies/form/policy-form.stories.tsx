import type { Meta, StoryObj } from '@storybook/react-vite';
import { asAddress } from '@upline/ui-kit/link/link-target.ts';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { expect, userEvent, within } from 'storybook/test';
import { PolicyForm } from './policy-form.tsx';
import { checkPolicyValues } from './policy-rules.ts';
import { emptyPolicy, type Offer, type PolicyValues } from './policy-values.ts';

const TODAY = '2026-11-21';
const ana = { code: 'U000008', name: 'Ana Alvarez' };
const offer: Offer = {
  id: '5f1c2d3e-0000-4000-8000-000000000003',
  provider: { id: '5f1c2d3e-0000-4000-8000-000000000002', name: 'Granite Mutual Life', status: 'Active' },
  name: 'Granite Term 20',
  code: 'GT20',
  product_type: 'Term Life',
  line: 'Life',
  country: 'USA',
  states: ['CA', 'TX'],
  min_age: 18,
  max_age: 65,
  nearest_birthday: false,
  min_face_cents: 10_000_000,
  max_face_cents: 500_000_000,
  bv_rate_bps: 10_000,
  excess_bv_rate_bps: 300,
  payment_basis: 'Advance',
  writing_number_required: true,
  available_from: null,
  available_until: null,
};
const filled: PolicyValues = {
  ...emptyPolicy(ana, TODAY, { id: '1', name: 'Harriet Fraser', address: { state: 'TX' } }),
  provider_id: offer.provider.id,
  product_id: offer.id,
  policy_number: 'GT-1000236',
  face_amount_cents: 50_000_000,
  modal_premium_cents: 30_000,
  target_premium_cents: 360_000,
  splits: [{ key: '1', associate_code: { code: 'U000006', name: 'Cara Nguyen' }, share_bps: 5_000 }],
  training_associate_code: { code: 'U000021', name: 'Tom Becker' },
};

function Form({ values }: { readonly values: PolicyValues }) {
  const form = useRecordForm<PolicyValues>({
    initialValues: values,
    validate: (now) => checkPolicyValues(now, { offer, today: TODAY }),
  });
  return (
    <PolicyForm
      form={form}
      country="USA"
      today={TODAY}
      offers={[offer]}
      missing={new Map()}
      self={ana}
      searchClients={async () => []}
      searchAssociates={async () => []}
      onNewClient={() => undefined}
      gate={{
        check: { findings: [], refused: [], passed: [], expected: null },
        checking: false,
        onRetry: () => undefined,
        pageAt: (to) => ({ to: asAddress(to) }),
      }}
      save={async () => undefined}
      onDone={() => undefined}
      cancel={{ to: '/business' }}
    />
  );
}

const meta = {
  title: 'Pages/Policies/Form',
  component: Form,
  args: { values: filled },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const go = (canvas: HTMLElement, step: RegExp) =>
  userEvent.click(within(canvas).getByRole('button', { name: step }));

export const Empty: Story = { args: { values: emptyPolicy(ana, TODAY, undefined) } };
export const Premium: Story = { play: ({ canvasElement }) => go(canvasElement, /^Dates & premium/) };
export const Roles: Story = { play: ({ canvasElement }) => go(canvasElement, /^Roles/) };
export const Review: Story = {
  play: async ({ canvasElement }) => {
    await go(canvasElement, /^Review/);
    await expect(await within(canvasElement).findByText('Cara Nguyen is asked to accept 50%.')).toBeVisible();
  },
};
