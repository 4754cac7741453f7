import { screen } from '@testing-library/react';
import { renderFeature, startTestHost } from '@upline/testing';
import { expect, it } from 'vitest';
import { associateAccountFeature } from '../associate.ts';
import { accountFeature } from '../index.ts';

it('says so where nobody is in training (2.19)', async () => {
  const host = await startTestHost();
  const view = await renderFeature({
    host,
    features: [accountFeature, associateAccountFeature],
    at: '/account/training-program',
    as: 'eve',
  });
  expect(await screen.findByText(/You have no training program/)).toBeInTheDocument();
  view.unmount();
  await host.close();
});
