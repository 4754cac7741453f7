import { Banner, Button, Status } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { AppointmentFacts } from './appointment-facts.tsx';
import { useWithdrawInternational } from './international.mutations.ts';
import type { InternationalAppointment } from './international.ts';

/** The request that the home office decides next, and the way to take it back. */
export function WaitingCard({ appointment }: { readonly appointment: InternationalAppointment }) {
  const withdraw = useWithdrawInternational();
  const { id, version, actions } = appointment;
  return (
    <Card title={`Request for ${appointment.target_country}`} actions={<Status value={appointment.status} />}>
      <div className={layout.stack}>
        {withdraw.error ? (
          <Banner tone="danger" live>
            {withdraw.error.message}
          </Banner>
        ) : (
          <Banner>The home office decides on your request. You get a notice and an email.</Banner>
        )}
        <AppointmentFacts appointment={appointment} />
        {actions.includes('withdraw') && (
          <div>
            <Button
              loading={withdraw.saving}
              onClick={() => void withdraw.save({ params: { id }, ifMatch: version })}
            >
              Withdraw request
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
