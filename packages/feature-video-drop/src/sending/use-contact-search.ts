import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NotificationChannel } from '@upline/domain';
import { useEffect, useState } from 'react';
import type { Contact } from '../contacts/contacts.actions.ts';
import { contactsToChoose } from '../video-drop-lists.ts';

/** After the last letter. */
const WAIT = 250;
const NONE: readonly Contact[] = [];

/** Contacts who may be written to by that channel and whose names have what is typed, in words of any order. */
export function useContactSearch(channel: NotificationChannel) {
  const [text, setText] = useState('');
  const [settled, settle] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => settle(text.trim()), WAIT);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useQuery({ ...contactsToChoose(channel, settled), placeholderData: keepPreviousData });
  const rows = data?.rows ?? NONE;
  return { found: rows, hasNone: settled === '' && data !== undefined && rows.length === 0, search: setText };
}
