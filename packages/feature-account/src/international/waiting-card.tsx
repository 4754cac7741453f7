import { RecordActions } from '@upline/shell';
import { Banner, Status } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { AppointmentFacts } from './appointment-facts.tsx';
import { waitingActions } from './international.mutations.ts';
import type { InternationalAppointment } from './international.ts';

/** The request that the home office decides next, and the way to take it back. */
export const WaitingCard = ({ appointment }: { readonly appointment: InternationalAppointment }) => (
  <Card title={`Request for ${appointment.target_country}`} actions={<Status value={appointment.status} />}>
    <div className={layout.stack}>
      <Banner>The home office decides on your request. You get a notice and an email.</Banner>
      <AppointmentFacts appointment={appointment} />
      <div className={layout.buttons}>
        <RecordActions actions={waitingActions(appointment)} size="sm" />
      </div>
    </div>
  </Card>
);
