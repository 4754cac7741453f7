// Values of people and their papers (domain.md 2.0). A stored value is the word shown on screen; every list is complete and in display order.

/** Who signs in. */
export const USER_KINDS = ['Admin', 'Associate', 'SuperAdmin'] as const;
export type UserKind = (typeof USER_KINDS)[number];

export const ASSOCIATE_STATUSES = [
  'Active',
  'Resigned',
  'Terminated',
  'Suspended',
  'Resignation Initiated',
] as const;
export type AssociateStatus = (typeof ASSOCIATE_STATUSES)[number];

/** What a termination for cause is for (R-MNY-34). */
export const TERMINATION_CAUSES = [
  'Misappropriation',
  'Misrepresentation',
  'Rebating or Twisting',
  'License Revoked',
  'Breach of Agreement',
  'Other',
] as const;
export type TerminationCause = (typeof TERMINATION_CAUSES)[number];

/** Why a membership ends whose fee goes back in time (R-REG-06); nobody is to blame. */
export const COOLING_OFF = 'Cooling-off';
export type EndCause = TerminationCause | typeof COOLING_OFF;

/** From the smallest team to the whole downline (R-TEAM-06). */
export const TEAM_TYPES = [
  'Personal',
  'BaseShop',
  'RmdBaseShop',
  'RmdSuperBase',
  'RmdSuperTeam',
  'Infinity',
] as const;
export type TeamType = (typeof TEAM_TYPES)[number];

/** Team types in the words of the sidebar (SPEC 2). */
export const TEAM_TYPE_NAMES: Readonly<Record<TeamType, string>> = {
  Personal: 'Personal',
  BaseShop: 'Base Shop',
  RmdBaseShop: 'RMD Base Shop',
  RmdSuperBase: 'RMD Super Base',
  RmdSuperTeam: 'RMD Super Team',
  Infinity: 'Infinity',
};

export const COUNTRIES = ['USA', 'Canada'] as const;
export type Country = (typeof COUNTRIES)[number];

export const GENDERS = ['Female', 'Male', 'Non-binary', 'Prefer not to say'] as const;
export type Gender = (typeof GENDERS)[number];

export const MARITAL_STATUSES = [
  'Single',
  'Married',
  'Common-law',
  'Separated',
  'Divorced',
  'Widowed',
] as const;
export type MaritalStatus = (typeof MARITAL_STATUSES)[number];

export const NAME_SUFFIXES = ['Jr', 'Sr', 'II', 'III', 'IV'] as const;
export type NameSuffix = (typeof NAME_SUFFIXES)[number];

/** Languages of letters and messages; French is offered in Canada. */
export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'French',
  es: 'Spanish',
};

/** What somebody in the country may choose; the one they have stays with them. */
export const languagesOf = (country: Country, held?: Language): Language[] =>
  LANGUAGES.filter((language) => language !== 'fr' || country === 'Canada' || held === 'fr');

/** How the tax identifier of a person is called in the country. */
export const taxLabel = ({ country }: { readonly country: Country }): 'SSN' | 'SIN' =>
  country === 'USA' ? 'SSN' : 'SIN';

export const PHONE_TYPES = ['Mobile', 'Home', 'Work'] as const;
export type PhoneType = (typeof PHONE_TYPES)[number];

/** Preferences, one-time codes, video drop. */
export const NOTIFICATION_CHANNELS = ['Email', 'SMS'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** In order. */
export const PROSPECT_STAGES = [
  'New Prospect',
  'Contacted',
  'BOP Presented',
  'Follow Up',
  'Recruited',
  'Business Plan/Prospect List',
  'FNA',
  'Training Program',
] as const;
export type ProspectStage = (typeof PROSPECT_STAGES)[number];

export const PROSPECT_KINDS = ['Recruit', 'Client', 'Both'] as const;
export type ProspectKind = (typeof PROSPECT_KINDS)[number];

export const PROSPECT_SOURCES = ['Warm Market', 'Referral', 'Event', 'Social', 'Website', 'Other'] as const;
export type ProspectSource = (typeof PROSPECT_SOURCES)[number];

export const PROSPECT_LOST_REASONS = [
  'Not Interested',
  'No Contact',
  'Not Eligible',
  'Joined Other',
  'Other',
] as const;
export type ProspectLostReason = (typeof PROSPECT_LOST_REASONS)[number];

export const CLIENT_TYPES = ['Individual', 'Business'] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];

export const LICENSE_TYPES = [
  'Life',
  'Accident & Sickness',
  'Variable Life/Annuity',
  'Securities 6/63',
  'Securities 7',
  'Investment Adviser 65',
  'Property & Casualty',
  'LLQP Life',
  'Segregated Funds',
  'Mutual Funds',
] as const;
export type LicenseType = (typeof LICENSE_TYPES)[number];

/** Expired is computed from the expiration date. */
export const LICENSE_STATUSES = ['Active', 'Pending', 'Expired', 'Inactive', 'Revoked'] as const;
export type LicenseStatus = (typeof LICENSE_STATUSES)[number];

export const APPOINTMENT_STATUSES = [
  'Not Requested',
  'Requested',
  'In Process',
  'Appointed',
  'Declined',
  'Terminated',
] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

export const APPROVAL_STATUSES = [
  'Approved',
  'Pending For Admin',
  'Pending For Owner',
  'Pending For Associate',
  'Rejected By Admin',
  'Rejected By Owner',
  'Revoked',
] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export const REJECTION_REASONS = [
  'Unmatched Supporting Document',
  'Invalid Supporting Document',
  'Other',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export const LEGAL_DOCUMENT_STATUSES = ['Pending', 'Revoked', 'Signed'] as const;
export type LegalDocumentStatus = (typeof LEGAL_DOCUMENT_STATUSES)[number];

export const TRAINING_PROGRAM_STATUSES = [
  'Pending',
  'Open',
  'Completed',
  'Defaulted',
  'Reopen',
  'Reverted',
] as const;
export type TrainingProgramStatus = (typeof TRAINING_PROGRAM_STATUSES)[number];

/** Months as birthdays are filtered by and shown. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Papers that carriers take for the identity of a buyer (anti money laundering). */
export const ID_DOCUMENT_TYPES = [
  "Driver's License",
  'Passport',
  'State or Provincial ID',
  'Permanent Resident Card',
  'Military ID',
  'Other',
] as const;

/** A license, E&O policy or certificate that ends within so many days is expiring (domain.md 2.34). */
export const EXPIRING_DAYS = 60;
