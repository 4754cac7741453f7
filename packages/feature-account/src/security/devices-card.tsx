import { useQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { Banner } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { type Device, DeviceList } from './device-list.tsx';
import { useForgetDevice } from './security.mutations.ts';

/** Devices that are not asked for the sign-in code (R-AUT-02). */
export function DevicesCard() {
  const devices = useQuery(queryFor('listRememberedDevices'));
  const mayForget = useMay('forgetRememberedDevice');
  const forget = useForgetDevice();
  const [forgetting, setForgetting] = useState<string>();
  const forgetOne = async ({ id }: Device) => {
    setForgetting(id);
    await forget.save({ params: { id } });
    setForgetting(undefined);
  };
  return (
    <Card title="Remembered devices">
      <div className={layout.close}>
        <p className={layout.muted}>These sign in without a code. One that is forgotten asks for it again.</p>
        {forget.error && (
          <Banner tone="danger" live title={forget.error.message}>
            The device was not forgotten.
          </Banner>
        )}
        {devices.isPending && <Loading label="Remembered devices" shape="rows" count={1} />}
        {devices.isError && <ErrorState error={devices.error} onRetry={() => void devices.refetch()} />}
        {devices.data?.rows.length === 0 && <p>No device is remembered.</p>}
        {devices.data && devices.data.rows.length > 0 && (
          <DeviceList
            devices={devices.data.rows}
            forgetting={forgetting}
            onForget={mayForget ? forgetOne : undefined}
          />
        )}
      </div>
    </Card>
  );
}
