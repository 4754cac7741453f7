import { stateName } from '@upline/domain';
import { Card, Link, Status } from '@upline/ui-kit';
import { Sideways } from '@upline/ui-kit/detail/sideways.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Dash } from '@upline/ui-kit/format/formats.tsx';
import classes from './provider.module.css';
import type { Provider } from './provider-screen.tsx';
import table from './small-table.module.css';

type Shown = Pick<Provider, 'id' | 'appointments' | 'pre_appointment_states'>;

/** The associate's own appointments with the provider, state by state. */
export function OwnAppointments({ provider }: { readonly provider: Shown }) {
  const { appointments, pre_appointment_states: early } = provider;
  return (
    <Card
      title="My appointments"
      actions={
        <Link
          to={{
            to: '/business/product-providers',
            search: { show: 'coverage', provider: provider.id },
          }}
        >
          Where I can sell
        </Link>
      }
    >
      {appointments.length === 0 ? (
        <p className={classes.muted}>You have no appointment with this provider yet.</p>
      ) : (
        <Sideways label="Appointments, table">
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">State</th>
                <th scope="col">Status</th>
                <th scope="col">Writing number</th>
                <th scope="col">Since</th>
              </tr>
            </thead>
            <tbody>
              {appointments.map((appointment) => (
                <tr key={appointment.id}>
                  <th scope="row">{stateName(appointment.state)}</th>
                  <td>
                    <Status value={appointment.status} />
                  </td>
                  <td>{appointment.writing_number ?? <Dash />}</td>
                  <td>
                    <DateText value={appointment.effective_date} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      )}
      {early.length > 0 && (
        <p className={classes.muted}>
          Before the first application an appointment is needed in {early.map(stateName).join(', ')}.
        </p>
      )}
    </Card>
  );
}
