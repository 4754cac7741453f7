// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { Permission } from '@upline/domain';
import type { operations } from './schema.ts';

export interface OperationFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** What a caller must hold; the guard, the navigation and `useMay` read it here. */
  readonly permission: 'public' | 'demo' | 'signed-in' | Permission;
  readonly audience: 'portal' | 'admin' | 'any';
  /** Whether an admin viewing as an associate may call it (domain.md 7.3). */
  readonly proxy: 'allowed' | 'refused';
}

export const OPERATIONS: { readonly [Id in keyof operations]: OperationFacts } = {
  archiveClient: {"method":"POST","path":"/business/clients/{id}/archive","permission":"clients.write","audience":"portal","proxy":"allowed"},
  archiveClients: {"method":"POST","path":"/business/clients/archive","permission":"clients.write","audience":"portal","proxy":"allowed"},
  changePassword: {"method":"PUT","path":"/account/password","permission":"signed-in","audience":"any","proxy":"refused"},
  checkPasswordResetToken: {"method":"POST","path":"/password/reset/check","permission":"public","audience":"any","proxy":"allowed"},
  confirmIdentity: {"method":"POST","path":"/account/confirm","permission":"signed-in","audience":"any","proxy":"refused"},
  confirmSignInCode: {"method":"POST","path":"/login/code","permission":"public","audience":"any","proxy":"allowed"},
  countAssociates: {"method":"GET","path":"/admin/associates/count","permission":"associates.view","audience":"admin","proxy":"allowed"},
  countClients: {"method":"GET","path":"/business/clients/count","permission":"business.view","audience":"portal","proxy":"allowed"},
  countUnreadNotifications: {"method":"GET","path":"/notifications/unread/count","permission":"signed-in","audience":"any","proxy":"allowed"},
  createClient: {"method":"POST","path":"/business/clients","permission":"clients.write","audience":"portal","proxy":"allowed"},
  createClientNote: {"method":"POST","path":"/business/clients/{id}/notes","permission":"clients.write","audience":"portal","proxy":"allowed"},
  createSavedView: {"method":"POST","path":"/saved-views","permission":"signed-in","audience":"any","proxy":"refused"},
  deleteClient: {"method":"DELETE","path":"/business/clients/{id}","permission":"clients.write","audience":"portal","proxy":"refused"},
  deleteClientNote: {"method":"DELETE","path":"/business/clients/{id}/notes/{note_id}","permission":"clients.write","audience":"portal","proxy":"refused"},
  deleteSavedView: {"method":"DELETE","path":"/saved-views/{id}","permission":"signed-in","audience":"any","proxy":"refused"},
  endAllSessions: {"method":"DELETE","path":"/sessions","permission":"signed-in","audience":"any","proxy":"refused"},
  endProxySession: {"method":"DELETE","path":"/proxy-session","permission":"signed-in","audience":"portal","proxy":"allowed"},
  endSession: {"method":"DELETE","path":"/sessions/{id}","permission":"signed-in","audience":"any","proxy":"refused"},
  exportClients: {"method":"GET","path":"/business/clients/download","permission":"business.view","audience":"portal","proxy":"allowed"},
  findSimilarClients: {"method":"POST","path":"/business/clients/similar","permission":"clients.write","audience":"portal","proxy":"allowed"},
  forgetRememberedDevice: {"method":"DELETE","path":"/remembered-devices/{id}","permission":"signed-in","audience":"any","proxy":"refused"},
  getAccess: {"method":"GET","path":"/access","permission":"signed-in","audience":"any","proxy":"allowed"},
  getAssociate: {"method":"GET","path":"/admin/associates/{code}","permission":"associates.view","audience":"admin","proxy":"allowed"},
  getClient: {"method":"GET","path":"/business/clients/{id}","permission":"business.view","audience":"portal","proxy":"allowed"},
  getHealth: {"method":"GET","path":"/health","permission":"public","audience":"any","proxy":"allowed"},
  getListPreferences: {"method":"GET","path":"/list-preferences/{list}","permission":"signed-in","audience":"any","proxy":"allowed"},
  getMetrics: {"method":"GET","path":"/metrics","permission":"public","audience":"any","proxy":"allowed"},
  getNotification: {"method":"GET","path":"/notifications/{id}","permission":"signed-in","audience":"any","proxy":"allowed"},
  getPhoto: {"method":"GET","path":"/photos/{code}","permission":"public","audience":"any","proxy":"allowed"},
  getReadiness: {"method":"GET","path":"/ready","permission":"public","audience":"any","proxy":"allowed"},
  listAssociates: {"method":"GET","path":"/admin/associates","permission":"associates.view","audience":"admin","proxy":"allowed"},
  listAuditEntries: {"method":"GET","path":"/admin/audit","permission":"audit.view","audience":"admin","proxy":"refused"},
  listClientAudit: {"method":"GET","path":"/business/clients/{id}/audit","permission":"business.view","audience":"portal","proxy":"allowed"},
  listClientNotes: {"method":"GET","path":"/business/clients/{id}/notes","permission":"business.view","audience":"portal","proxy":"allowed"},
  listClients: {"method":"GET","path":"/business/clients","permission":"business.view","audience":"portal","proxy":"allowed"},
  listDemoLogins: {"method":"GET","path":"/demo/logins","permission":"demo","audience":"any","proxy":"allowed"},
  listNotifications: {"method":"GET","path":"/notifications","permission":"signed-in","audience":"any","proxy":"allowed"},
  listOutboxMessages: {"method":"GET","path":"/outbox/messages","permission":"demo","audience":"any","proxy":"allowed"},
  listProxySessions: {"method":"GET","path":"/admin/proxy-sessions","permission":"audit.view","audience":"admin","proxy":"refused"},
  listRememberedDevices: {"method":"GET","path":"/remembered-devices","permission":"signed-in","audience":"any","proxy":"allowed"},
  listSavedViews: {"method":"GET","path":"/saved-views","permission":"signed-in","audience":"any","proxy":"allowed"},
  listSecurityEvents: {"method":"GET","path":"/account/security-events","permission":"signed-in","audience":"any","proxy":"allowed"},
  listSessions: {"method":"GET","path":"/sessions","permission":"signed-in","audience":"any","proxy":"allowed"},
  markAllNotificationsRead: {"method":"POST","path":"/notifications/mark-all-read","permission":"signed-in","audience":"any","proxy":"refused"},
  moveSavedView: {"method":"PATCH","path":"/saved-views/{id}","permission":"signed-in","audience":"any","proxy":"refused"},
  removePhoto: {"method":"DELETE","path":"/account/photo","permission":"signed-in","audience":"any","proxy":"refused"},
  reportCspViolation: {"method":"POST","path":"/csp-reports","permission":"public","audience":"any","proxy":"allowed"},
  requestPasswordReset: {"method":"POST","path":"/password/forgot","permission":"public","audience":"any","proxy":"allowed"},
  resendSignInCode: {"method":"POST","path":"/login/code/resend","permission":"public","audience":"any","proxy":"allowed"},
  resetPassword: {"method":"POST","path":"/password/reset","permission":"public","audience":"any","proxy":"allowed"},
  restoreClient: {"method":"POST","path":"/business/clients/{id}/restore","permission":"clients.write","audience":"portal","proxy":"allowed"},
  restoreClients: {"method":"POST","path":"/business/clients/restore","permission":"clients.write","audience":"portal","proxy":"allowed"},
  revealClientIdentification: {"method":"POST","path":"/business/clients/{id}/reveal","permission":"clients.write","audience":"portal","proxy":"refused"},
  saveListPreferences: {"method":"PUT","path":"/list-preferences/{list}","permission":"signed-in","audience":"any","proxy":"refused"},
  searchAssociates: {"method":"GET","path":"/search/associates","permission":"signed-in","audience":"any","proxy":"allowed"},
  searchClients: {"method":"GET","path":"/search/clients","permission":"business.view","audience":"portal","proxy":"allowed"},
  searchProviders: {"method":"GET","path":"/search/providers","permission":"signed-in","audience":"any","proxy":"allowed"},
  showOutbox: {"method":"GET","path":"/outbox","permission":"demo","audience":"any","proxy":"allowed"},
  signIn: {"method":"POST","path":"/login","permission":"public","audience":"any","proxy":"allowed"},
  signInWithSso: {"method":"POST","path":"/login/sso","permission":"public","audience":"any","proxy":"allowed"},
  signOut: {"method":"POST","path":"/logout","permission":"signed-in","audience":"any","proxy":"allowed"},
  startProxySession: {"method":"POST","path":"/admin/proxy-sessions","permission":"proxy.start","audience":"admin","proxy":"refused"},
  updateClient: {"method":"PUT","path":"/business/clients/{id}","permission":"clients.write","audience":"portal","proxy":"allowed"},
  updateClientNote: {"method":"PUT","path":"/business/clients/{id}/notes/{note_id}","permission":"clients.write","audience":"portal","proxy":"allowed"},
  updateNotification: {"method":"PATCH","path":"/notifications/{id}","permission":"signed-in","audience":"any","proxy":"refused"},
  updateSavedView: {"method":"PUT","path":"/saved-views/{id}","permission":"signed-in","audience":"any","proxy":"refused"},
  uploadPhoto: {"method":"PUT","path":"/account/photo","permission":"signed-in","audience":"any","proxy":"refused"},
};
