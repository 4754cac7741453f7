import type { OperationAnswer } from '@upline/api-client';
import { Button } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './session-list.module.css';

export type Device = OperationAnswer<'listRememberedDevices'>['rows'][number];

export interface DeviceListProps {
  readonly devices: readonly Device[];
  /** Absent where nothing may be forgotten. */
  readonly onForget?: ((device: Device) => void) | undefined;
  /** Id of the device that is being forgotten. */
  readonly forgetting?: string | undefined;
}

/** Devices that sign in without a code. */
export function DeviceList({ devices, onForget, forgetting }: DeviceListProps) {
  return (
    <ul className={classes.rows} aria-label="Remembered devices">
      {devices.map((device) => (
        <li key={device.id} className={classes.row}>
          <div>
            <p className={classes.device}>{device.device}</p>
            <p className={layout.small}>
              <Private kind="contact">{device.address}</Private> · used{' '}
              <DateText value={device.last_used_at} relative /> · until <DateText value={device.expires_at} />
            </p>
          </div>
          {onForget && (
            <Button
              size="xs"
              loading={forgetting === device.id}
              aria-label={`Forget ${device.device}`}
              onClick={() => onForget(device)}
            >
              Forget
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
