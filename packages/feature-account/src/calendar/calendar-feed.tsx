import type { OperationAnswer, OperationId } from '@upline/api-client';
import { RecordActions, recordAction, useMay } from '@upline/shell';
import { Banner, Card, CopyButton, DateText, FactList, Private } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './calendar.module.css';

export interface CalendarFeedProps {
  readonly feed: OperationAnswer<'getCalendarFeed'>;
  /** The address, as long as it is shown after it was made. */
  readonly url: string | undefined;
  readonly onMade: (url: string | undefined) => void;
}

const REFRESH = ['getCalendarFeed'] as const satisfies OperationId[];

/** The private address: made, copied once, renewed and turned off. */
export function CalendarFeed({ feed, url, onMade }: CalendarFeedProps) {
  const { is_on, created_at, last_read_at } = feed;
  const mayMake = useMay('createCalendarFeed');
  const mayEnd = useMay('deleteCalendarFeed');
  const make = {
    operation: 'createCalendarFeed',
    input: {},
    refresh: REFRESH,
    onDone: (made: OperationAnswer<'createCalendarFeed'>) => onMade(made.url),
  } as const;
  return (
    <Card title="Calendar">
      <div className={classes.part}>
        <p>
          Subscribe to a private address in Google Calendar, Outlook or Apple Calendar. It shows when your
          licenses, E&O coverage and certificates expire, and when your training program or an answer is due.
        </p>
        <p className={layout.muted}>
          Whoever knows the address can read these dates, without signing in. It holds no client and no
          amount. Renew it if somebody else may have seen it.
        </p>
        {url && (
          <Banner tone="success" live>
            <div className={classes.part}>
              <p>This is your address. Copy it now: it is not shown again.</p>
              <p className={classes.address}>
                <Private>{url}</Private>
                <CopyButton text={url} what="address" />
              </p>
            </div>
          </Banner>
        )}
        <FactList
          facts={[
            { label: 'Address', value: is_on ? 'On' : 'Off' },
            ...(is_on
              ? [
                  { label: 'Made', value: <DateText value={created_at} /> },
                  {
                    label: 'Last read by a calendar',
                    value: last_read_at ? <DateText value={last_read_at} /> : 'Not yet',
                  },
                ]
              : []),
          ]}
        />
        {(mayMake || mayEnd) && (
          <div className={layout.buttons}>
            <RecordActions
              size="sm"
              filled="make"
              actions={
                is_on
                  ? [
                      {
                        key: 'renew',
                        ...recordAction({
                          ...make,
                          label: 'Renew address',
                          about:
                            'The present address ends at once. Calendars that use it stop being updated until you give them the new one.',
                          message: 'Address renewed',
                        }),
                      },
                      {
                        key: 'end',
                        ...recordAction({
                          operation: 'deleteCalendarFeed',
                          label: 'Turn off',
                          title: 'Turn off the address',
                          danger: true,
                          input: {},
                          about: 'Calendars that use the address stop being updated.',
                          refresh: REFRESH,
                          onDone: () => onMade(undefined),
                          message: 'Address turned off',
                        }),
                      },
                    ]
                  : [
                      {
                        key: 'make',
                        ...recordAction({ ...make, label: 'Make an address', message: 'Address made' }),
                      },
                    ]
              }
            />
          </div>
        )}
      </div>
    </Card>
  );
}
