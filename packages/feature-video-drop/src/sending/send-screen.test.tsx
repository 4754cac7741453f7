import { screen } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { videoDropFeature } from '../feature.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

it('asks for a contact, keeps what was typed when it is refused, and sends (domain.md 2.29, R-VVD-01)', async () => {
  const view = await renderFeature({
    host,
    features: [videoDropFeature],
    at: '/virtual-video-drop',
    as: 'dev',
  });
  const [first] = await screen.findAllByRole('link', { name: /^Send / });
  await view.user.click(first as HTMLElement);
  const next = () => view.user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 2, name: 'Contacts' });
  await next();
  expect((await screen.findAllByText('Select at least one contact')).length).toBeGreaterThan(0);
  await view.user.click(screen.getByRole('combobox', { name: 'Contacts' }));
  const [contact] = await screen.findAllByRole('option');
  await view.user.click(contact as HTMLElement);
  await next();
  const message = await screen.findByRole('textbox', { name: 'Message' });
  await view.user.clear(message);
  await view.user.type(message, 'Good morning {{first_name}');
  await next();
  const send = () => view.user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/^Good morning \w/);
  view.failures.fail('/video-drop/sends', 'forbidden');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent("You don't have access to this page");
  expect(screen.getByText(/^Good morning \w/)).toBeVisible();
  view.failures.heal();
  await send();
  expect(await screen.findByText('Video sent successfully')).toBeVisible();
  view.unmount();
});
