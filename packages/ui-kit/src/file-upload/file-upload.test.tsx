import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RecordForm } from '../record-form/record-form.tsx';
import { useRecordForm } from '../record-form/use-record-form.ts';
import { renderKit } from '../testing/render.tsx';
import { FileUpload } from './file-upload.tsx';
import type { Upload } from './use-uploads.ts';

const pdf = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });
const setup = (upload: Upload, onChange = vi.fn()) => ({
  onChange,
  ...renderKit(
    <FileUpload
      label="Document"
      accept={{ 'application/pdf': 'PDF' }}
      maxSize={100}
      multiple
      upload={upload}
      onChange={onChange}
    />,
  ),
});
const input = () => screen.getByLabelText<HTMLInputElement>('Document', { selector: 'input' });

describe('FileUpload', () => {
  it('is reached by Tab as a control with a name (X-02)', async () => {
    const { user } = setup(async () => ({ id: 'f' }));
    await user.tab();
    expect(input()).toHaveFocus();
  });

  it('shows how far a file is and gives its id when it has arrived', async () => {
    let report: (share: number) => void = () => undefined;
    let arrive: (file: { id: string }) => void = () => undefined;
    const { user, onChange } = setup((_file, { progress }) => {
      report = progress;
      return new Promise((resolve) => (arrive = resolve));
    });
    await user.upload(input(), pdf('id.pdf'));
    const bar = await screen.findByRole('progressbar', { name: 'Uploading id.pdf' });
    act(() => report(0.5));
    expect(bar).toHaveAttribute('aria-valuenow', '50');
    act(() => arrive({ id: 'f-1' }));
    expect(await screen.findByText('Uploaded')).toBeVisible();
    expect(onChange).toHaveBeenLastCalledWith(['f-1']);
    await user.click(screen.getByRole('button', { name: 'Remove id.pdf' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  it('says what went wrong with each file and tries again', async () => {
    let fail = true;
    const { user } = setup(async () => {
      if (fail) throw { statusCode: 500, message: 'Internal server error' };
      return { id: 'f-2' };
    });
    await user.upload(input(), pdf('id.pdf'));
    expect(await screen.findByText('Internal server error')).toBeVisible();
    fail = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Uploaded')).toBeVisible();
  });

  it('says what the server has against the file (R-GEN-01)', async () => {
    const fields = [{ field: 'document', message: 'File type is not allowed' }];
    const { user } = setup(async () => {
      throw { statusCode: 422, message: 'Please correct the marked fields', fields };
    });
    await user.upload(input(), pdf('id.pdf'));
    expect(await screen.findByText('File type is not allowed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(input().validationMessage).toBe('Document is not uploaded: choose another file or remove it');
  });

  it('refuses what is too large without sending it', async () => {
    const upload = vi.fn<Upload>(async () => ({ id: 'x' }));
    const { user } = setup(upload);
    await user.upload(input(), pdf('large.pdf', 200));
    await waitFor(() => expect(screen.getByText(/^File is larger than/)).toBeVisible());
    expect(upload).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  const zone = () => input().parentElement as HTMLElement;
  const held = (...files: File[]) => ({
    dataTransfer: {
      types: ['Files'],
      files,
      items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
    },
  });

  it('takes what is dropped, says before whether it may be, and refuses another type', async () => {
    const upload = vi.fn<Upload>(async ({ name }) => ({ id: name }));
    const { onChange } = setup(upload);
    fireEvent.dragEnter(zone(), held(pdf('one.pdf')));
    await waitFor(() => expect(zone()).toHaveAttribute('data-accept'));
    fireEvent.dragLeave(zone(), held(pdf('one.pdf')));
    await waitFor(() => expect(zone()).not.toHaveAttribute('data-accept'));
    const picture = new File(['x'], 'two.png', { type: 'image/png' });
    fireEvent.dragEnter(zone(), held(picture));
    await waitFor(() => expect(zone()).toHaveAttribute('data-reject'));
    fireEvent.drop(zone(), held(pdf('one.pdf'), picture));
    await waitFor(() => expect(zone()).not.toHaveAttribute('data-reject'));
    expect(await screen.findByText('File type is not allowed')).toBeVisible();
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['one.pdf']));
    expect(upload).toHaveBeenCalledOnce();
  });

  it('knows a file by the end of its name where the system has no type for it', async () => {
    const upload = vi.fn<Upload>(async ({ type }) => ({ id: type }));
    const { onChange } = setup(upload);
    fireEvent.drop(zone(), held(new File(['x'], 'ONE.PDF')));
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['application/pdf']));
  });

  it('takes one file where one is asked for', async () => {
    const upload = vi.fn<Upload>(async () => ({ id: 'f' }));
    renderKit(
      <FileUpload
        label="Document"
        accept={{ 'application/pdf': 'PDF' }}
        maxSize={100}
        upload={upload}
        onChange={() => undefined}
      />,
    );
    fireEvent.drop(zone(), held(pdf('one.pdf'), pdf('two.pdf')));
    expect(await screen.findAllByText('Choose one file')).toHaveLength(2);
    expect(upload).not.toHaveBeenCalled();
  });

  it('says once what is wrong with a required file that did not arrive, and is found by the summary', async () => {
    function Letter() {
      const form = useRecordForm({
        initialValues: { document_id: '' },
        validate: ({ document_id }) => (document_id ? {} : { document_id: 'Document is required' }),
      });
      const field = form.field('document_id');
      return (
        <RecordForm form={form} name="Letter" save={async () => ({})} cancel={() => undefined}>
          <FileUpload
            label="Document"
            accept={{ 'application/pdf': 'PDF' }}
            maxSize={100}
            error={field.error}
            data-path={field['data-path']}
            upload={() => Promise.reject({ statusCode: 500, message: 'Internal server error' })}
            onChange={([id]) => field.onChange(id ?? '')}
          />
        </RecordForm>
      );
    }
    const { user } = renderKit(<Letter />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Document is required' }));
    expect(input()).toHaveFocus();
    await user.upload(input(), pdf('id.pdf'));
    await screen.findByText('Internal server error');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const summary = await screen.findByRole('alert', { name: 'Please correct one field' });
    expect(summary).toHaveTextContent('Document is not uploaded: try again or remove it');
  });

  it('keeps a form from being saved without a file that is on its way, or did not arrive', async () => {
    let answer: { resolve: (file: { id: string }) => void; reject: (error: object) => void } | undefined;
    const save = vi.fn(async () => ({}));
    function Letter() {
      const form = useRecordForm({ initialValues: { text: 'Not mine' } });
      return (
        <RecordForm form={form} name="Letter" save={save} cancel={() => undefined}>
          <FileUpload
            label="Document"
            accept={{ 'application/pdf': 'PDF' }}
            maxSize={100}
            upload={() => new Promise((resolve, reject) => (answer = { resolve, reject }))}
            onChange={() => undefined}
          />
        </RecordForm>
      );
    }
    const { user } = renderKit(<Letter />);
    const press = () => user.click(screen.getByRole('button', { name: 'Save' }));
    await user.upload(input(), pdf('id.pdf'));
    await press();
    expect(await screen.findByText('Document is still uploading')).toBeVisible();
    act(() => answer?.reject({ statusCode: 500, message: 'Internal server error' }));
    await screen.findByText('Internal server error');
    await press();
    expect(await screen.findByText('Document is not uploaded: try again or remove it')).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    act(() => answer?.resolve({ id: 'f-3' }));
    await screen.findByText('Uploaded');
    await press();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });

  it('keeps the page when a file is dropped beside it, and leaves texts to their fields', () => {
    setup(async () => ({ id: 'f' }));
    // False says that the browser does not do what it would have done.
    expect(fireEvent.drop(document.body, held(pdf('one.pdf')))).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
  });
});
