import { useSave } from '@upline/shell';

const SESSIONS = ['listSessions', 'listSecurityEvents'] as const;

export const useChangePassword = () =>
  useSave({ operation: 'changePassword', refresh: SESSIONS, message: 'Password updated successfully' });

export const useEndSession = () =>
  useSave({ operation: 'endSession', refresh: SESSIONS, message: 'Session ended' });

export const useEndAllSessions = () => useSave({ operation: 'endAllSessions', refresh: [] });

export const useForgetDevice = () =>
  useSave({
    operation: 'forgetRememberedDevice',
    refresh: ['listRememberedDevices', 'listSecurityEvents'],
    message: 'Device forgotten',
  });
