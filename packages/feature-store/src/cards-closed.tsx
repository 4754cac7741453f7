import { Banner } from '@upline/ui-kit';

/** R-STO-01. */
export const CardsClosed = () => (
  <Banner tone="danger" title="Stripe keys are not set">
    Nothing can be ordered in your country until they are.
  </Banner>
);
