/// <reference types="@upline/ui-kit/ambient.d.ts" />
import IconAddressBook from '@tabler/icons-react/dist/esm/icons/IconAddressBook.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { defineFeature } from '@upline/shell';
import {
  contactCreateRoute,
  contactRoute,
  contactsRoute,
  historyRoute,
  sendRoute,
  sendVideoRoute,
  unsubscribeRoute,
  videosRoute,
  watchRoute,
} from './video-drop.route.ts';

const section = 'video-drop';

/** Virtual video drop of the portal, with the pages of those who were sent a link. */
export const videoDropFeature = defineFeature({
  id: 'video-drop',
  routes: {
    videosRoute,
    contactsRoute,
    contactCreateRoute,
    contactRoute,
    historyRoute,
    sendRoute,
    sendVideoRoute,
  },
  publicRoutes: { watchRoute, unsubscribeRoute },
  nav: [
    { section, label: 'Videos', icon: IconVideo, route: videosRoute, order: 10 },
    { section, label: 'Contacts', icon: IconAddressBook, route: contactsRoute, order: 20 },
    { section, label: 'History', icon: IconHistory, route: historyRoute, order: 30 },
    { section: 'help', label: 'Virtual Video Drop', icon: IconVideo, route: videosRoute, order: 60 },
  ],
});
