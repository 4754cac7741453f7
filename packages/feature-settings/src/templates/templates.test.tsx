import { screen, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsFeature } from '../index.ts';
import { matching, previewOf, type Template } from './templates.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string) =>
  renderFeature({ host, features: [settingsFeature], at, as: 'super', variant: 'admin' });
type View = Awaited<ReturnType<typeof open>>;

/** Tom has forgotten the password: the newest mail to him. */
async function resetMail({ api }: View) {
  await api.call('requestPasswordReset', { body: { email: 'tom@demo.upline.test', app: 'portal' } });
  await host.platform.jobs.drain();
  const { rows } = (await host.get('/outbox/messages?to=tom%40demo.upline.test&limit=1')).json() as {
    rows: { subject: string; text: string }[];
  };
  return rows[0];
}

describe('message templates', () => {
  it('are found in their list, changed beside their preview, sent so, and used as they were again', async () => {
    const view = await open('/settings/templates');
    await view.user.type(await screen.findByRole('searchbox', { name: 'Search messages' }), 'forgotten');
    const table = await screen.findByRole('table', { name: 'Account' });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    await view.user.click(within(table).getByRole('link', { name: 'Reset your Upline password' }));
    await screen.findByRole('heading', { level: 1, name: 'Reset your Upline password' });
    await view.user.click(screen.getByRole('link', { name: 'Edit words' }));

    const title = await screen.findByRole('textbox', { name: 'Title' });
    await view.user.clear(title);
    await view.user.type(title, 'A new password for Upline');
    const text = screen.getByRole('textbox', { name: 'Text' });
    await view.user.clear(text);
    await view.user.type(text, 'Use this link within 30 minutes: ');
    const save = screen.getByRole('button', { name: 'Save words' });
    await view.user.click(save);
    expect((await screen.findAllByText('Text must contain {link}')).length).toBeGreaterThan(0);
    await view.user.click(screen.getByRole('button', { name: 'Insert {link}' }));
    expect(text).toHaveDisplayValue('Use this link within 30 minutes: {link}');
    const preview = screen.getByRole('region', { name: 'Preview' });
    const mail = within(preview).getByRole('region', { name: 'Email' });
    expect(mail).toHaveTextContent('A new password for Upline');
    expect(mail).toHaveTextContent(/Hello Ana,.*Use this link within 30 minutes: https:\/\//);
    await view.user.click(save);

    await screen.findByRole('heading', { level: 1, name: 'A new password for Upline' });
    expect(screen.getByText('Changed', { selector: 'span *, span' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Standard words' })).toHaveTextContent(
      'Choose a new password here:',
    );
    expect(await resetMail(view)).toMatchObject({
      subject: 'A new password for Upline',
      text: expect.stringMatching(/^Hello Tom,\n\nUse this link within 30 minutes: https?:\/\/\S+$/),
    });

    await view.user.click(screen.getByRole('link', { name: 'History' }));
    expect(await screen.findByText('Words changed')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'More actions' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Use the standard words' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Your words are no longer sent.');
    await view.user.click(within(dialog).getByRole('button', { name: 'Use the standard words' }));
    await screen.findByRole('heading', { level: 1, name: 'Reset your Upline password' });
    expect(await resetMail(view)).toMatchObject({ subject: 'Reset your Upline password' });
    view.unmount();
  });

  it('say what stays unmailed, and show how a text to a phone is sent', () => {
    const template = {
      key: 'training-case-waiting',
      group: 'Team',
      title: 'A case waits',
      when: 'To the trainer.',
      channels: ['In App', 'Email', 'Text'],
      is_changed: false,
      body: 'Policy of {associate}.',
      standard: { title: 'A case waits', body: 'Policy of {associate}.' },
      problem: null,
      is_chosen: true,
      values: [{ name: 'associate', means: 'Name', sample: 'Dev Patel', is_needed: false, is_mailed: false }],
      mail: { holds: 'title', greets: false, link: 'https://portal.example.com', subject: null },
      text: 'title',
      changed: null,
      version: 0,
      actions: ['update'],
    } satisfies Template;
    const { notice, mail, text } = previewOf(template, template.standard);
    expect(notice).toEqual({ title: 'A case waits', body: 'Policy of Dev Patel.' });
    expect(mail).toEqual({
      subject: 'A case waits',
      text: 'A case waits. Sign in to see it:\n\nhttps://portal.example.com/…',
    });
    expect(text).toEqual({ text: 'Upline: A case waits. Sign in to see it.', characters: 40, parts: 1 });
    expect(matching([template], 'trainer CASE')).toHaveLength(1);
    expect(matching([template], 'trainer buyer')).toEqual([]);
  });
});
