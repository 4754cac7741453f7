import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { LinkTarget } from '../link/link-target.ts';
import { RichText } from './rich-text.tsx';

const FILE = '9d1f7c06-1d8b-4d5e-8a34-6f5c0b7e2a02';
/** A grey picture, since a story loads nothing from elsewhere. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="480" height="160"%3E%3Crect width="480" height="160" fill="%2394a3b8"/%3E%3C/svg%3E';

const meta = {
  title: 'Text/Rich text',
  component: RichText,
  args: {
    html: [
      '<p>A statement lists every line that a pay run <strong>settled</strong>. See <a href="/help/why">why there is a chargeback</a>.</p>',
      '<h2>The three sums</h2><ul><li><p>Gross: what was earned.</p></li><li>Net: what is paid out.</li></ul>',
      '<h3>In a table</h3><table><tbody><tr><th colspan="2">The year</th></tr><tr><th>Record</th><th>Upline</th></tr><tr><td>Clients</td><td>Counts</td></tr></tbody></table>',
      '<blockquote><p>Nobody asks for your password.</p></blockquote><hr />',
      `<img data-image="${FILE}" alt="Where the sums are" /><div data-video="76979871" data-title="A tour"></div>`,
      `<p><a href="https://naic.org/">Regulators</a> · <a href="mailto:support@upline.example">Write to us</a> · <a href="#file-${FILE}">The form</a></p>`,
    ].join(''),
    imageUrl: () => PICTURE,
    videoHost: 'https://video.test',
    linkTo: (address): LinkTarget | undefined => ({ to: address }),
    onFile: fn(),
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Where the sums are' })).toHaveAttribute('src', PICTURE);
    await expect(canvas.getByText('A tour')).toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: 'The year' })).toHaveAttribute('colspan', '2');
    await expect(canvas.getByRole('link', { name: 'Regulators' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'The form' }));
    await expect(args.onFile).toHaveBeenCalledWith(FILE);
  },
};

export const WithoutPages: Story = { args: { linkTo: () => undefined, videoHost: null } };

/** What no rich text has is drawn as its words, or not at all. */
export const Harmful: Story = {
  args: {
    html: '<p onclick="alert(1)">Safe</p><script>alert(1)</script><img src="https://x.test/a.gif" onerror="alert(1)"><iframe src="https://x.test"></iframe><a href="javascript:alert(1)">words</a>',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('words')).toBeInTheDocument();
    await expect(canvas.queryByRole('link')).toBeNull();
    for (const tag of ['script', 'img', 'iframe']) await expect(canvasElement.querySelector(tag)).toBeNull();
    await expect(canvas.getByText('Safe')).not.toHaveAttribute('onclick');
  },
};
