// Values of content, events, the store and requests (domain.md 2.0). A stored value is the word shown on screen; every list is complete and in display order.

export const PUBLISH_STATUSES = ['Draft', 'Published', 'Unpublished'] as const;
export type PublishStatus = (typeof PUBLISH_STATUSES)[number];

/** Notifications. */
export const READ_STATUSES = ['Unread', 'Read'] as const;
export type ReadStatus = (typeof READ_STATUSES)[number];

/** International appointments, level requests, bonus claims. */
export const REQUEST_STATUSES = ['Pending', 'Approved', 'Refused'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Supervision reviews and compliance notices. */
export const ACK_STATUSES = ['Pending', 'Acknowledged', 'Missed'] as const;
export type AckStatus = (typeof ACK_STATUSES)[number];

/** Builder plan enrollments, carrier cases, proxy sessions. */
export const ENROLLMENT_STATUSES = ['Active', 'Closed'] as const;
export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number];

export const TICKET_STATUSES = ['Registered', 'Checked In', 'Refunded'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const GUEST_TYPES = ['Associate', 'Guest'] as const;
export type GuestType = (typeof GUEST_TYPES)[number];

export const ORDER_STATUSES = ['Pending', 'Processing', 'Shipped', 'Cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const STORE_CATEGORIES = [
  'Apparel',
  'Business Cards',
  'Marketing Materials',
  'Training Kits',
  'Office',
  'Event Merchandise',
  'Digital',
] as const;
export type StoreCategory = (typeof STORE_CATEGORIES)[number];

export const SHIRT_SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'] as const;
export type ShirtSize = (typeof SHIRT_SIZES)[number];

export const SHIRT_COLORS = ['Black', 'White', 'Navy', 'Royal Blue', 'Grey', 'Red'] as const;
export type ShirtColor = (typeof SHIRT_COLORS)[number];

/** Whom an announcement is for (domain.md 2.33). */
export const ANNOUNCEMENT_AUDIENCES = ['Everybody', 'Country', 'Level', 'Team', 'Beta'] as const;
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number];

/** Pictures that a help category may have, by what they show. */
export const HELP_ICONS = ['Book', 'Cash', 'Certificate', 'Chart', 'Shield', 'Team', 'Tools'] as const;
export type HelpIcon = (typeof HELP_ICONS)[number];

/** What a task of eFast Start asks for (domain.md 2.33). */
export const EFAST_KINDS = ['Video', 'Link', 'Form', 'Upload', 'Confirm'] as const;
export type EfastKind = (typeof EFAST_KINDS)[number];

/** What ticks a task by itself (domain.md 2.33). */
export const EFAST_OBSERVED = [
  'AMA Signed',
  'Photo Uploaded',
  'Ten Prospects Entered',
  'First FNA Completed',
  'License Entered',
] as const;
export type EfastObserved = (typeof EFAST_OBSERVED)[number];

/** Languages that videos are spoken in (domain.md 2.29). */
export const VIDEO_LANGUAGES = ['English', 'Spanish', 'French'] as const;
export type VideoLanguage = (typeof VIDEO_LANGUAGES)[number];

/** What became of a video that was sent; it only moves forward. */
export const DELIVERY_STATUSES = [
  'Queued',
  'Sent',
  'Delivered',
  'Opened',
  'Clicked',
  'Watched',
  'Failed',
  'Unsubscribed',
] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** How somebody agreed to receive messages. */
export const CONSENT_SOURCES = ['In Person', 'By Phone', 'In Writing', 'Online Form'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** How much a message to a contact may say by each channel. */
export const VIDEO_MESSAGE_MAX = { Email: 2_000, SMS: 300 } as const;

/** Contacts of one send; deliveries of an associate and day (R-VVD-04); days ahead; share that counts as watched. */
export const VIDEO_DROP = { contacts: 50, daily: 500, daysAhead: 90, watchedPercent: 75 } as const;

/** Events (domain.md 2.26). */
export const EVENT_KINDS = ['BPM', 'Training', 'Convention', 'Webinar', 'Incentive Trip'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const EVENT_AUDIENCES = ['Everybody', 'Country', 'Level', 'Team'] as const;
export type EventAudience = (typeof EVENT_AUDIENCES)[number];

/** Zones in which events take place. */
export const EVENT_TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Halifax',
  'America/Toronto',
  'America/Winnipeg',
  'America/Edmonton',
  'America/Vancouver',
] as const;
export type EventTimeZone = (typeof EVENT_TIME_ZONES)[number];
