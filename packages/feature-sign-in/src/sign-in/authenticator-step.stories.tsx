import type { Meta, StoryObj } from '@storybook/react-vite';
import { createApi, TokenStore } from '@upline/api-client';
import { ClientProvider } from '@upline/shell';
import AuthenticatorStep from './authenticator-step.tsx';

const CODES = [
  '7KQ2M-XW4PD',
  'H8R5N-3TJCV',
  'NHTK4-CMX56',
  '2NEG7-4NKDT',
  'KYDHZ-VD4TD',
  'ZGBY3-66RG8',
  'WQ8NK-2NXBE',
  '8C6C9-WWURP',
  '62KVD-A4MDD',
  'E3SKM-WHSRD',
];
const answer = { status: 'signed_in', token: 'token', access_token: null, recovery_codes: CODES };
const refusal = { statusCode: 401, code: 'invalid-code', message: 'Code is not valid or has expired' };
const clientOf = (status: number, body: object) => ({
  api: createApi({
    baseUrl: 'http://api.test',
    tokens: new TokenStore(window),
    fetch: async () =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  }),
  config: {
    variant: 'admin' as const,
    product: 'Upline',
    apiUrl: 'http://api.test',
    photoUrl: 'http://api.test/photos',
    fileUrl: 'http://api.test/files',
    eventUrl: 'http://api.test',
    demo: false,
    cardKeys: { USA: null, Canada: null },
  },
});

const meta = {
  title: 'Pages/Sign-in/Authenticator app',
  component: AuthenticatorStep,
  parameters: { layout: 'fullscreen', client: clientOf(200, answer) },
  decorators: [
    (Story, { parameters }) => (
      <ClientProvider client={parameters.client}>
        <Story />
      </ClientProvider>
    ),
  ],
  args: {
    setup: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Upline:admin?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Upline',
      qr: {
        size: 45,
        path: 'M4 4h7v1H4zM12 4h1v1H12zM14 4h6v1H14zM21 4h3v1H21zM26 4h1v1H26zM28 4h2v1H28zM31 4h2v1H31zM34 4h7v1H34zM4 5h1v1H4zM10 5h1v1H10zM13 5h2v1H13zM17 5h1v1H17zM19 5h4v1H19zM24 5h1v1H24zM29 5h1v1H29zM32 5h1v1H32zM34 5h1v1H34zM40 5h1v1H40zM4 6h1v1H4zM6 6h3v1H6zM10 6h1v1H10zM16 6h2v1H16zM19 6h1v1H19zM21 6h1v1H21zM23 6h3v1H23zM27 6h1v1H27zM30 6h2v1H30zM34 6h1v1H34zM36 6h3v1H36zM40 6h1v1H40zM4 7h1v1H4zM6 7h3v1H6zM10 7h1v1H10zM12 7h3v1H12zM16 7h1v1H16zM20 7h4v1H20zM26 7h2v1H26zM29 7h3v1H29zM34 7h1v1H34zM36 7h3v1H36zM40 7h1v1H40zM4 8h1v1H4zM6 8h3v1H6zM10 8h1v1H10zM12 8h2v1H12zM16 8h1v1H16zM19 8h1v1H19zM22 8h2v1H22zM25 8h3v1H25zM29 8h1v1H29zM32 8h1v1H32zM34 8h1v1H34zM36 8h3v1H36zM40 8h1v1H40zM4 9h1v1H4zM10 9h1v1H10zM12 9h1v1H12zM14 9h3v1H14zM18 9h1v1H18zM20 9h1v1H20zM22 9h2v1H22zM25 9h2v1H25zM28 9h3v1H28zM32 9h1v1H32zM34 9h1v1H34zM40 9h1v1H40zM4 10h7v1H4zM12 10h1v1H12zM14 10h1v1H14zM16 10h1v1H16zM18 10h1v1H18zM20 10h1v1H20zM22 10h1v1H22zM24 10h1v1H24zM26 10h1v1H26zM28 10h1v1H28zM30 10h1v1H30zM32 10h1v1H32zM34 10h7v1H34zM12 11h2v1H12zM19 11h1v1H19zM21 11h2v1H21zM24 11h1v1H24zM26 11h1v1H26zM28 11h1v1H28zM4 12h1v1H4zM8 12h1v1H8zM10 12h3v1H10zM14 12h1v1H14zM18 12h1v1H18zM22 12h1v1H22zM26 12h3v1H26zM31 12h7v1H31zM40 12h1v1H40zM4 13h1v1H4zM6 13h1v1H6zM8 13h2v1H8zM11 13h1v1H11zM13 13h1v1H13zM16 13h1v1H16zM18 13h1v1H18zM20 13h1v1H20zM23 13h3v1H23zM29 13h2v1H29zM32 13h2v1H32zM36 13h1v1H36zM38 13h2v1H38zM5 14h1v1H5zM7 14h1v1H7zM9 14h2v1H9zM12 14h1v1H12zM15 14h1v1H15zM17 14h2v1H17zM20 14h1v1H20zM24 14h1v1H24zM31 14h1v1H31zM34 14h2v1H34zM7 15h3v1H7zM13 15h3v1H13zM17 15h2v1H17zM21 15h1v1H21zM25 15h1v1H25zM28 15h1v1H28zM31 15h1v1H31zM34 15h1v1H34zM36 15h4v1H36zM4 16h1v1H4zM6 16h2v1H6zM9 16h2v1H9zM12 16h1v1H12zM15 16h5v1H15zM23 16h1v1H23zM25 16h4v1H25zM31 16h1v1H31zM34 16h2v1H34zM37 16h4v1H37zM5 17h1v1H5zM7 17h1v1H7zM9 17h1v1H9zM13 17h1v1H13zM16 17h2v1H16zM20 17h2v1H20zM24 17h1v1H24zM26 17h2v1H26zM30 17h2v1H30zM35 17h2v1H35zM40 17h1v1H40zM7 18h2v1H7zM10 18h1v1H10zM15 18h6v1H15zM22 18h1v1H22zM25 18h4v1H25zM30 18h4v1H30zM36 18h3v1H36zM5 19h1v1H5zM7 19h1v1H7zM11 19h1v1H11zM13 19h2v1H13zM17 19h4v1H17zM24 19h2v1H24zM27 19h1v1H27zM31 19h2v1H31zM34 19h1v1H34zM36 19h1v1H36zM38 19h2v1H38zM5 20h1v1H5zM9 20h2v1H9zM13 20h1v1H13zM15 20h1v1H15zM17 20h2v1H17zM20 20h1v1H20zM23 20h2v1H23zM32 20h4v1H32zM38 20h1v1H38zM40 20h1v1H40zM7 21h2v1H7zM12 21h1v1H12zM14 21h2v1H14zM22 21h2v1H22zM26 21h1v1H26zM28 21h1v1H28zM30 21h2v1H30zM33 21h1v1H33zM36 21h1v1H36zM39 21h1v1H39zM4 22h8v1H4zM13 22h7v1H13zM23 22h1v1H23zM26 22h3v1H26zM30 22h3v1H30zM34 22h1v1H34zM36 22h1v1H36zM6 23h1v1H6zM11 23h2v1H11zM15 23h1v1H15zM18 23h8v1H18zM27 23h1v1H27zM32 23h1v1H32zM34 23h2v1H34zM38 23h1v1H38zM40 23h1v1H40zM5 24h6v1H5zM12 24h1v1H12zM15 24h3v1H15zM20 24h1v1H20zM25 24h2v1H25zM28 24h1v1H28zM32 24h3v1H32zM37 24h1v1H37zM39 24h1v1H39zM4 25h4v1H4zM11 25h2v1H11zM14 25h1v1H14zM20 25h1v1H20zM25 25h1v1H25zM27 25h1v1H27zM30 25h4v1H30zM35 25h2v1H35zM39 25h2v1H39zM6 26h3v1H6zM10 26h1v1H10zM12 26h2v1H12zM15 26h3v1H15zM19 26h3v1H19zM24 26h1v1H24zM27 26h1v1H27zM31 26h3v1H31zM38 26h1v1H38zM4 27h3v1H4zM8 27h2v1H8zM12 27h1v1H12zM17 27h3v1H17zM21 27h2v1H21zM24 27h1v1H24zM26 27h1v1H26zM30 27h2v1H30zM34 27h1v1H34zM36 27h1v1H36zM38 27h2v1H38zM5 28h1v1H5zM7 28h2v1H7zM10 28h4v1H10zM15 28h2v1H15zM18 28h1v1H18zM22 28h2v1H22zM26 28h3v1H26zM32 28h4v1H32zM37 28h2v1H37zM4 29h3v1H4zM9 29h1v1H9zM11 29h1v1H11zM13 29h2v1H13zM20 29h1v1H20zM23 29h2v1H23zM30 29h4v1H30zM35 29h2v1H35zM6 30h1v1H6zM10 30h3v1H10zM17 30h1v1H17zM20 30h1v1H20zM22 30h1v1H22zM24 30h2v1H24zM31 30h1v1H31zM37 30h2v1H37zM6 31h3v1H6zM15 31h4v1H15zM21 31h2v1H21zM25 31h1v1H25zM28 31h1v1H28zM30 31h2v1H30zM33 31h1v1H33zM38 31h1v1H38zM40 31h1v1H40zM4 32h3v1H4zM10 32h3v1H10zM14 32h1v1H14zM16 32h2v1H16zM19 32h1v1H19zM23 32h5v1H23zM32 32h6v1H32zM39 32h1v1H39zM12 33h4v1H12zM18 33h1v1H18zM20 33h2v1H20zM27 33h2v1H27zM30 33h3v1H30zM36 33h2v1H36zM40 33h1v1H40zM4 34h7v1H4zM12 34h2v1H12zM18 34h2v1H18zM22 34h1v1H22zM25 34h6v1H25zM32 34h1v1H32zM34 34h1v1H34zM36 34h1v1H36zM38 34h1v1H38zM4 35h1v1H4zM10 35h1v1H10zM13 35h1v1H13zM17 35h1v1H17zM20 35h1v1H20zM23 35h1v1H23zM25 35h1v1H25zM27 35h2v1H27zM32 35h1v1H32zM36 35h1v1H36zM38 35h1v1H38zM4 36h1v1H4zM6 36h3v1H6zM10 36h1v1H10zM12 36h4v1H12zM17 36h2v1H17zM20 36h1v1H20zM23 36h2v1H23zM28 36h1v1H28zM32 36h9v1H32zM4 37h1v1H4zM6 37h3v1H6zM10 37h1v1H10zM13 37h3v1H13zM17 37h1v1H17zM21 37h3v1H21zM26 37h1v1H26zM28 37h1v1H28zM30 37h6v1H30zM38 37h2v1H38zM4 38h1v1H4zM6 38h3v1H6zM10 38h1v1H10zM13 38h1v1H13zM18 38h2v1H18zM21 38h1v1H21zM23 38h1v1H23zM26 38h5v1H26zM33 38h3v1H33zM37 38h3v1H37zM4 39h1v1H4zM10 39h1v1H10zM15 39h3v1H15zM19 39h7v1H19zM27 39h2v1H27zM31 39h1v1H31zM38 39h2v1H38zM4 40h7v1H4zM12 40h3v1H12zM18 40h1v1H18zM20 40h3v1H20zM25 40h2v1H25zM28 40h1v1H28zM31 40h1v1H31zM33 40h2v1H33zM36 40h2v1H36zM39 40h2v1H39z',
      },
    },
    pending: {
      status: 'code_required',
      pending_token: 'pending',
      channel: 'Email',
      destination: 'a•••@d•••.test',
      expires_at: '2026-03-02T15:10:00.000Z',
      resend_at: null,
    },
    onSignedIn: () => undefined,
  },
} satisfies Meta<typeof AuthenticatorStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scan: Story = {};
export const WrongCode: Story = {
  parameters: { client: clientOf(401, refusal) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '123456');
    await canvas.findByText(refusal.message);
  },
};
export const RecoveryCodes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '123456');
    await canvas.findByRole('list', { name: 'Recovery codes' });
  },
};
