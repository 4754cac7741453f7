import type { RegistrationStep } from '@upline/domain';
import { createContext } from 'react';

export type Typed = Map<RegistrationStep, Readonly<Record<string, unknown>>>;

/**
 * What was typed in a step and may not be stored in the tab: a tax identifier, answers about the past, a signature. It is
 * there while the page is open, so that Back loses nothing.
 */
export const TypedSecrets = createContext<Typed>(new Map());
