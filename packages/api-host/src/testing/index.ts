export { giveBankAccount } from './bank-account.ts';
export { forgeries } from './forgeries.ts';
export { pdfText } from './pdf-text.ts';
export { matchPayment } from './provider-payment.ts';
export { bearer, signInAs, testContext } from './sign-in.ts';
export { openTraining, supervise } from './standing.ts';
export { companyMoment, type TestClock, testClock } from './test-clock.ts';
export { testConfig } from './test-config.ts';
export { openTestDatabase } from './test-database.ts';
export {
  type ListedProblem,
  startTestHost,
  type TestClient,
  type TestHost,
  type TestHostOptions,
} from './test-host.ts';
export { tries } from './tries.ts';
