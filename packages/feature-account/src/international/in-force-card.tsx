import { Banner, Status } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { AppointmentFacts } from './appointment-facts.tsx';
import type { InternationalAppointment } from './international.ts';

/** The appointment that is in force, and what it opens. */
export const InForceCard = ({ appointment }: { readonly appointment: InternationalAppointment }) => (
  <Card title={`Appointed in ${appointment.target_country}`} actions={<Status value={appointment.status} />}>
    <div className={layout.stack}>
      <Banner tone="success">
        {appointment.purpose === 'Recruit'
          ? `You may recruit in ${appointment.target_country}.`
          : `Products of ${appointment.target_country} are among those you can choose for a policy.`}
      </Banner>
      <AppointmentFacts appointment={appointment} />
    </div>
  </Card>
);
