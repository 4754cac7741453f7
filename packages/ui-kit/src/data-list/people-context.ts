import { createContext } from 'react';
import type { ListPeople } from './types.ts';

/** People of the list around a filter. */
export const PeopleContext = createContext<ListPeople | undefined>(undefined);
