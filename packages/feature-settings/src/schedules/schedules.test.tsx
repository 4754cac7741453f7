import { screen, waitFor, within } from '@testing-library/react';
import { addMonths, companyToday, firstOfMonth, formatDate } from '@upline/domain';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'admin') =>
  renderFeature({ host, features: [settingsFeature], at, as, variant: 'admin' });
type View = Awaited<ReturnType<typeof open>>;

const cell = (name: string, of = 'Every product') =>
  within(screen.getByRole('region', { name: of })).getByRole('textbox', { name });

async function retype(view: View, field: HTMLElement, text: string) {
  await view.user.clear(field);
  await view.user.type(field, text);
}

describe('compensation schedules (domain.md 2.16)', () => {
  const begins = addMonths(firstOfMonth(companyToday()), 2);

  it('are drafted from the one in force, changed, compared, opened, and then stay as they are', async () => {
    const view = await open('/catalogue/schedules/create');
    await view.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Schedule of the test');
    const from = screen.getByRole('textbox', { name: 'Effective From' });
    await view.user.type(from, '01/15/2030');
    expect(screen.getByRole('combobox', { name: 'Begin With' })).toHaveDisplayValue(
      'Compensation Schedule 2010, from 01/01/2010',
    );
    const create = screen.getByRole('button', { name: 'Create schedule' });
    await view.user.click(create);
    expect(
      (await screen.findAllByText('Effective From must be the first of a month')).length,
    ).toBeGreaterThan(0);
    await retype(view, from, formatDate(begins));
    await view.user.click(create);

    expect(await screen.findByRole('heading', { level: 1, name: /Edit rates/ })).toBeInTheDocument();
    const rmd = cell('First Year RMD');
    expect(rmd).toHaveDisplayValue('65');
    await retype(view, rmd, '150');
    await view.user.click(screen.getByRole('button', { name: 'Save rates' }));
    expect(
      (await screen.findAllByText('First Year RMD must be less than or equal to 100')).length,
    ).toBeGreaterThan(0);
    expect(rmd).toHaveAttribute('aria-invalid', 'true');
    await retype(view, rmd, '50');
    expect(
      within(screen.getByRole('list', { name: 'Rules broken by First Year of Every product' })).getByText(
        /Rate for Regional Marketing Director must be greater than or equal/,
      ),
    ).toBeInTheDocument();
    await retype(view, rmd, '66');
    expect(screen.queryByRole('list', { name: /Rules broken/ })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Save rates' }));

    // Types and products that only follow are not named again.
    expect(await screen.findByText(/1 rate rises\./)).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'Changes of Products without rates of their own' });
    expect(
      within(table).getByRole('row', { name: /Regional Marketing Director First Year 65% 66% up 1 point/ }),
    ).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Open schedule' }));
    const dialog = await screen.findByRole('dialog', { name: 'Open Schedule of the test' });
    expect(await within(dialog).findByText(/Compensation Schedule 2010 is closed/)).toBeInTheDocument();
    await view.user.type(
      within(dialog).getByRole('textbox', { name: 'Type “Schedule of the test” to confirm' }),
      'Schedule of the test',
    );
    await view.user.click(within(dialog).getByRole('button', { name: 'Open schedule' }));
    expect(await screen.findByText('Schedule of the test is open')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit rates' })).not.toBeInTheDocument());
    view.unmount();
  });

  it('take rates of a type of products, with the rate that holds otherwise in the empty cells', async () => {
    const { id } = await host.db
      .selectFrom('compensation_schedule')
      .select('id')
      .where('status', '=', 'Draft')
      .executeTakeFirstOrThrow();
    const view = await open(`/catalogue/schedules/${id}/rates`);
    await chooseOption(
      view.user,
      await screen.findByRole('combobox', { name: 'Product or Type' }),
      'Granite Term 20 (Granite Mutual Life)',
    );
    await view.user.click(screen.getByRole('button', { name: 'Add rates' }));
    const granite = 'Granite Term 20 (Granite Mutual Life)';
    // Of its type the draft of the demo gives the first level 26 %.
    expect(cell('First Year TA', granite)).toHaveAttribute('placeholder', '26');
    expect(cell('Renewal TA', granite)).toHaveAttribute('placeholder', '25');
    await view.user.type(cell('First Year TA', granite), '27.5');
    await view.user.click(screen.getByRole('button', { name: 'Save rates' }));
    const table = await screen.findByRole('table', { name: 'Changes of Granite Term 20' });
    expect(
      within(table).getByRole('row', { name: /Training Associate First Year 25% 27.5% up 2.5 points/ }),
    ).toBeInTheDocument();

    await view.user.click(screen.getByRole('button', { name: 'More actions' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Delete draft' }));
    const dialog = await screen.findByRole('dialog');
    await view.user.click(within(dialog).getByRole('button', { name: /Delete/ }));
    expect(await screen.findByText('Draft deleted')).toBeInTheDocument();
    view.unmount();
  });
});
