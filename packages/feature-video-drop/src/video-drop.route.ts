import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadNewest, publicRoute, queryFor, signedInRoute } from '@upline/shell';
import { CONTACT_LIST, CONTACTS_TO_CHOOSE, HISTORY_LIST } from './video-drop-lists.ts';

export const videosRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/virtual-video-drop',
  staticData: { title: 'Virtual Video Drop', needs: 'listVideosToSend' },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('listVideosToSend')),
  component: lazyRouteComponent(() => import('./videos/videos-screen.tsx'), 'VideosScreen'),
});

export const contactsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/virtual-video-drop/contacts',
  staticData: { title: 'Contacts', needs: 'listVideoContacts', lists: { 'video-contacts': {} } },
  ...listPage(CONTACT_LIST),
  component: lazyRouteComponent(() => import('./contacts/contacts-screen.tsx'), 'ContactsScreen'),
});

export const contactCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/virtual-video-drop/contacts/create',
  staticData: { title: 'Create contact', needs: 'createVideoContact' },
  component: lazyRouteComponent(() => import('./contacts/contact-form-screens.tsx'), 'ContactCreateScreen'),
});

export const contactRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/virtual-video-drop/contacts/$id',
  staticData: { title: 'Contact', needs: 'getVideoContact' },
  loader: loadNewest('getVideoContact'),
  component: lazyRouteComponent(() => import('./contacts/contact-form-screens.tsx'), 'ContactScreen'),
});

export const historyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/virtual-video-drop/history',
  staticData: { title: 'History', needs: 'listVideoDeliveries', lists: { 'video-deliveries': {} } },
  ...listPage(HISTORY_LIST),
  component: lazyRouteComponent(() => import('./sending/history-screen.tsx'), 'HistoryScreen'),
});

const sending = {
  loader: ({ context: { queryClient } }: { readonly context: import('@upline/shell').AppContext }) =>
    Promise.all([
      queryClient.ensureQueryData(queryFor('listVideosToSend')),
      queryClient.ensureQueryData(CONTACTS_TO_CHOOSE),
    ]),
};

export const sendRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/virtual-video-drop/send',
  staticData: { title: 'Send a video', needs: 'sendVideo' },
  ...sending,
  component: lazyRouteComponent(() => import('./sending/send-screen.tsx'), 'SendScreen'),
});

export const sendVideoRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/virtual-video-drop/send/$video_id',
  staticData: { title: 'Send a video', needs: 'sendVideo' },
  ...sending,
  component: lazyRouteComponent(() => import('./sending/send-screen.tsx'), 'SendVideoScreen'),
});

/** The address in the message to a contact. */
export const watchRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/watch/$token',
  staticData: { title: 'Watch', needs: 'public' },
  component: lazyRouteComponent(() => import('./watch/watch-screen.tsx'), 'WatchScreen'),
});

export const unsubscribeRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/unsubscribe/$token',
  staticData: { title: 'Unsubscribe', needs: 'public' },
  component: lazyRouteComponent(() => import('./watch/unsubscribe-screen.tsx'), 'UnsubscribeScreen'),
});
