import type { OperationAnswer } from '@upline/api-client';
import {
  updateAddress,
  updateAltPhone,
  updateBasicInformation,
  updatePreferredName,
  updateUsername,
} from '@upline/api-client/fields/account/profile.ts';
import { recordValues } from '@upline/shell';

export type Profile = OperationAnswer<'getProfile'>;

/** The forms of the own record (domain.md 2.2): the contract says which fields each has. */
export const preferredNameValues = recordValues(updatePreferredName);
export const addressValues = recordValues(updateAddress, { homes: () => ['address'] });
export const altPhoneValues = recordValues(updateAltPhone);
export const usernameValues = recordValues(updateUsername);
const basicInformation = {
  USA: recordValues(updateBasicInformation),
  Canada: recordValues(updateBasicInformation, { labels: { ssn_sin: 'SIN' } }),
};
export const basicInformationValues = ({ country }: Pick<Profile, 'country'>) => basicInformation[country];

/** What a flag does, in words of the person it is about (domain.md 2.2). */
export const FLAGS: Readonly<
  Record<Profile['flags'][number]['flag'], { readonly label: string; readonly effect: string }>
> = {
  disable_license_check: {
    label: 'License check off',
    effect: 'Your policies are not held up by the check of your licenses.',
  },
  disable_training_escrow: {
    label: 'Training escrow off',
    effect: 'Nothing of your compensation is kept back for training.',
  },
  escrow_future_compensations: {
    label: 'Compensations in escrow',
    effect: 'New compensations are kept in escrow until the home office has reviewed them.',
  },
  under_heightened_supervision: {
    label: 'Heightened supervision',
    effect: 'Your supervisor acknowledges each case that you submit.',
  },
  use_spouse_licenses: {
    label: 'Spouse licenses count',
    effect: 'The valid licenses of your spouse count for you as well.',
  },
};

/** The state of residence is one in which no resident license is valid, although there are some (domain.md 2.2). */
export const differsFromLicense = (
  { resident_license_states: states }: Pick<Profile, 'resident_license_states'>,
  state: string | undefined,
) => Boolean(state) && states.length > 0 && !states.includes(state as string);

export const LICENSE_WARNING = 'Your resident license state differs from your address';
