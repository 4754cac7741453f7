import type { z } from 'zod';
import type {
  addressBody,
  altPhoneBody,
  basicInformationBody,
  ProfileAnswer,
  preferredNameBody,
  usernameBody,
} from './profile.schemas.ts';

const upline = {
  code: 'U000108',
  name: 'Ben Okafor',
  phone: '2145550107',
  email: 'ben@demo.upline.test',
};

const address = {
  line1: '12 Elm Street',
  line2: 'Apt 4',
  city: 'San Antonio',
  state: 'TX',
  postal_code: '78204',
  country: 'USA',
} as const;

const answer = {
  code: 'U000109',
  name: 'Ana Alvarez',
  first_name: 'Ana',
  last_name: 'Alvarez',
  legal_first_name: 'Ana María',
  legal_middle_name: null,
  legal_last_name: 'Alvarez',
  suffix: null,
  has_photo: false,
  status: 'Active',
  level: { code: 'A', name: 'Associate' },
  qualified_level: { code: 'SA', name: 'Senior Associate' },
  is_senior_level: false,
  upline,
  upline_rmd: { code: 'U000105', name: 'Dev Patel', phone: '7135550142', email: 'dev@demo.upline.test' },
  join_date: '2024-03-04',
  country: 'USA',
  email: 'ana@demo.upline.test',
  phone: '2105550143',
  phone_type: 'Mobile',
  phone_verified: true,
  alt_phone: '2105550177',
  alt_phone_type: 'Home',
  username: 'ana',
  username_change_from: null,
  date_of_birth: '1991-05-14',
  gender: 'Female',
  marital_status: 'Married',
  language: 'en',
  npn: '17000371',
  sin_expiry: null,
  ssn_masked: '***-**-6789',
  address,
  mailing: null,
  resident_license_states: ['TX'],
  spouse: { name: 'Luis Alvarez', code: null },
  flags: [
    {
      flag: 'under_heightened_supervision',
      ends_on: '2027-02-28',
      supervisor: { code: 'U000105', name: 'Dev Patel' },
    },
  ],
  version: 3,
} satisfies ProfileAnswer;

/** Examples of the API document. */
export const profileExamples = {
  answer,
  changed: { ...answer, version: 4 },
  basicInformation: {
    date_of_birth: answer.date_of_birth,
    gender: 'Female',
    marital_status: 'Married',
    language: 'en',
    npn: answer.npn,
    sin_expiry: null,
  } satisfies z.input<typeof basicInformationBody>,
  preferredName: { first_name: 'Ana', last_name: 'Alvarez' } satisfies z.input<typeof preferredNameBody>,
  address: {
    address,
    mailing: { ...address, line1: 'PO Box 118', line2: null },
  } satisfies z.input<typeof addressBody>,
  altPhone: {
    alt_phone: '(210) 555-0177',
    alt_phone_type: 'Home',
  } satisfies z.input<typeof altPhoneBody>,
  username: { username: 'ana.alvarez' } satisfies z.input<typeof usernameBody>,
};
