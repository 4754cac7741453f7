import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx';

const PICTURE = '9d1f7c06-1d8b-4d5e-8a34-6f5c0b7e2a02';

function Held(props: RichTextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <RichTextField {...props} value={value} onChange={setValue} />
      <output aria-label="Value">{value}</output>
    </>
  );
}

const meta = {
  title: 'Fields/Rich text',
  component: Held,
  args: {
    label: 'Text',
    required: true,
    value: '',
    onChange: fn(),
    imageUrl: () => 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    uploadImage: async () => PICTURE,
    files: [{ id: PICTURE, name: 'statement.pdf' }],
  },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', { name: 'Text' });
  },
};

export const Wrong: Story = { args: { error: 'Text is required' } };

export const Written: Story = {
  args: {
    value: `<h2>The three sums</h2><p>Gross, <strong>withheld</strong> and net. <a href="/help/x">More</a></p><table><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table><img data-image="${PICTURE}" alt="x" /><div data-video="76979871" data-title="Tour"></div>`,
  },
};

/** What is typed, and what the buttons make of it, in the elements of the closed list alone. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('textbox', { name: 'Text' });
    await userEvent.click(text);
    await userEvent.keyboard('How it works');
    await userEvent.click(canvas.getByRole('button', { name: 'Heading 2' }));
    await expect(canvas.getByLabelText('Value')).toHaveTextContent('<h2>How it works</h2>');
    await userEvent.click(canvas.getByRole('button', { name: 'Link to a file' }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'statement.pdf' }));
    await expect(canvas.getByLabelText('Value')).toHaveTextContent(`href="#file-${PICTURE}"`);
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Insert a table' }));
    const value = canvas.getByLabelText('Value').textContent ?? '';
    await expect(value).toContain('<table><tbody><tr><th');
    await expect(value).not.toContain('style=');
  },
};
