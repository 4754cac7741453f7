/**
 * What belongs to the device and not to the person, so it outlives a sign-out: the token of "Remember this device"
 * (R-AUT-02) and whether the sidebar is folded.
 */
const KEYS = { deviceToken: 'DeviceToken', sidebar: 'Sidebar' } as const;

export type DeviceValue = keyof typeof KEYS;

export function readDevice(value: DeviceValue): string | null {
  return localStorage.getItem(KEYS[value]);
}

export function writeDevice(value: DeviceValue, text: string | null): void {
  if (text === null) localStorage.removeItem(KEYS[value]);
  else localStorage.setItem(KEYS[value], text);
}
