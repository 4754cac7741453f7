import { useSuspenseQuery } from '@tanstack/react-query';
import { createRoute } from '@tanstack/react-router';
import { defineFeature, queryFor, signedInRoute, useFormDraft, useMay, useSave } from '@upline/shell';
import { TextField } from '@upline/ui-kit';
import { IconUser } from '@upline/ui-kit/icons/icons.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';

const clientsQuery = queryFor('listClients', { query: { limit: 3 } });

const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  staticData: { title: 'Dashboard', needs: 'signed-in' },
  component: () => <h1>Today</h1>,
});

const clientsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/clients',
  staticData: { title: 'Clients', needs: 'listClients' },
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(clientsQuery);
  },
  component: function Clients() {
    const { data } = useSuspenseQuery(clientsQuery);
    return (
      <>
        <h1>Clients</h1>
        {useMay('createClient') && <button type="button">Create client</button>}
        <ul>
          {data.rows.slice(0, 3).map((row) => (
            <li key={row.id}>
              <Private>{row.name}</Private>
            </li>
          ))}
        </ul>
      </>
    );
  },
});

const clientRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/clients/$id',
  staticData: { title: 'Client', needs: 'getClient' },
  component: () => <h1>One client</h1>,
});

const seniorRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/team/rmd-super-base',
  staticData: { title: 'RMD Super Base', needs: 'signed-in' },
  component: () => <h1>RMD Super Base</h1>,
});

const betaRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/carrier-dashboard',
  staticData: { title: 'Carrier Dashboard', needs: 'signed-in' },
  component: () => <h1>Carrier Dashboard</h1>,
});

const auditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/audit',
  staticData: { title: 'Audit', needs: 'listAuditEntries' },
  component: () => <h1>Audit</h1>,
});

const noteRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/note',
  staticData: { title: 'Note', needs: 'signed-in' },
  component: function Note() {
    const form = useRecordForm({ initialValues: { text: '', pin: '' } });
    const { restored, forget } = useFormDraft(form, { secret: ['pin'] });
    const mark = useSave({
      operation: 'markAllNotificationsRead',
      refresh: ['countUnreadNotifications'],
      message: 'Form submitted successfully',
    });
    return (
      <>
        <h1>Note</h1>
        {restored && <p>Put back</p>}
        <TextField label="Text" {...form.field('text')} />
        <TextField label="Pin" {...form.field('pin')} />
        <button type="button" onClick={() => void mark.save({}, forget)}>
          Save
        </button>
        {mark.error && <p role="alert">{mark.error.message}</p>}
      </>
    );
  },
});

/** A feature with one page of every kind the frame has to deal with. */
export const sampleFeature = defineFeature({
  id: 'sample',
  routes: { dashboardRoute, clientsRoute, clientRoute, seniorRoute, betaRoute, auditRoute, noteRoute },
  nav: [
    { section: 'business', label: 'Clients', icon: IconUser, route: clientsRoute, order: 20 },
    {
      section: 'business',
      label: 'Carrier Dashboard',
      icon: IconUser,
      route: betaRoute,
      order: 80,
      only: 'beta',
    },
    {
      section: 'team',
      label: 'RMD Super Base',
      icon: IconUser,
      route: seniorRoute,
      order: 30,
      only: 'senior',
    },
  ],
});
