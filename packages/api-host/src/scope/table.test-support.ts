import { type RawBuilder, sql } from 'kysely';
import type { Kind } from './records.test-support.ts';

/** The fact an operation's answer is judged by. */
export interface Fact {
  /** Whose records are meant: the caller's by the owner columns, those of people below, or both; `public` are everybody's. */
  readonly by: 'owner' | 'team' | 'both' | 'caller' | 'network' | 'public' | 'ticket';
  /** Kind of record in the rows, and of `{id}` in the path. */
  readonly kind?: Kind;
  /** Kind of record of the second parameter. */
  readonly child?: Kind;
  readonly query?: Readonly<Record<string, string>>;
  /** The answer names policies of the team besides: their id and last four digits (7.1). */
  readonly namesTeam?: true;
  /** The answer says how upline and upline RMD are reached (2.1). */
  readonly reachesUplines?: true;
  /** Records of the person a code names that uplines read (7.1). */
  readonly shows?: readonly Kind[];
}

const own = (kind: Kind, more: Partial<Fact> = {}): Fact => ({ by: 'owner', kind, ...more });
const team = (kind: Kind, more: Partial<Fact> = {}): Fact => ({ by: 'team', kind, namesTeam: true, ...more });
const caller: Fact = { by: 'caller' };
const network: Fact = { by: 'network', namesTeam: true };
const ticket: Fact = { by: 'ticket' };
const everybodys: Fact = { by: 'public' };
const money = { namesTeam: true } as const;
const many = (fact: Fact, ids: string): Record<string, Fact> =>
  Object.fromEntries(
    ids
      .trim()
      .split(/\s+/)
      .map((id) => [id, fact]),
  );

/** Every operation of scope own or team, by hand: one without an entry fails the test. */
export const SCOPED: Readonly<Record<string, Fact>> = {
  ...many(
    caller,
    `getAccess revealOwnTaxIdentifier signOut endAllSessions changePassword confirmIdentity getSignInSettings sendConfirmationCode confirmSecondStep
    chooseSecondStep startAuthenticator confirmAuthenticator removeAuthenticator renewRecoveryCodes requestEmailChange
    cancelEmailChange requestPhoneChange confirmPhoneChange listSecurityEvents endProxySession uploadPhoto removePhoto
    getNotificationPreferences saveNotificationPreferences countUnreadNotifications markAllNotificationsRead
    getListPreferences saveListPreferences savePreferences announceResignation withdrawResignation requestUplineChange createOwnLicense
    createOwnEoPolicy createOwnTrainingCertificate uploadOwnLicensingDocument requestAppointment getCoverage getCoverageMap
    listProviders countProviders uploadChargebackDocument getDebt listDebtEntries countDebtEntries getExposure getOwnTrainingProgram
    uploadTrainingDocument enterTrainingStep getCalendarFeed createCalendarFeed deleteCalendarFeed getLeaderboardPreference setLeaderboardPreference uploadPayoutDocument
    createClient createProspect createAnalysis countProspectsByStage createPolicy checkPolicy createSavedView createPayoutInformation
    getInternationalStanding askInternationalAddendum uploadInternationalTaxForm requestInternationalAppointment
    uploadLegalNameDocument requestLegalNameChange getSpouse saveSpouse removeSpouse
    importClients importProspects listEquityShareCredits getLevelQualification getLevelQualificationHistory simulateLevel listLevelRequests requestLevel
    getRecruitingLinks getCardStanding getBuilderPlan enrollInBuilderPlan endBuilderPlan
    listOwnAnnouncements readStoreCart emptyStoreCart placeStoreOrder placeStoreDownloadOrder
    getEfastStart tickEfastTask uploadEfastDocument createVideoContact importVideoContacts sendVideo`,
  ),
  ...many(
    { ...caller, reachesUplines: true },
    'getProfile updateBasicInformation updatePreferredName updateAddress updateAltPhone updateUsername',
  ),
  ...many(
    network,
    `getTeamCounts getTeamMember getTeamTree getUplinePath searchAssociates listTeam countTeam totalTeam getTeamBirthdays
    exportTeamPersonal exportTeamBaseShop exportTeamRmdBaseShop exportTeamRmdSuperBase exportTeamRmdSuperTeam exportTeamInfinity
    getMainDashboard getPaymentsStatistics getPaymentsCashflow getPaymentsByTeam getPaymentsTopEarners
    getBusinessStatistics getBusinessSubmittedBv getBusinessIssuedBv getBusinessTopProducts getBusinessTopProviders
    getBusinessCarrierBv getBusinessProductTypeBv getTeamMembersCount getTeamExpiringLicenses getTeamNewRecruits getTeamLevels getTeamActivity
    getTeamBridge getTeamMemberLevelHistory listActivityReport countActivityReport totalActivityReport exportActivityReport getLeaderboardBridge
    listCashflowReport countCashflowReport totalCashflowReport exportCashflowReport listChargebackBalanceReport
    countChargebackBalanceReport totalChargebackBalanceReport exportChargebackBalanceReport listRollUps listExchangeShares
    countTeamProspectsByStage listTeamAsOf getUplinesAsOf getMemberHistory listDownlineHealth countDownlineHealth
    listEventTicketsReport countEventTicketsReport totalEventTicketsReport exportEventTicketsReport`,
  ),
  ...many(
    { ...network, shows: ['license', 'E&O policy', 'certificate', 'appointment'] },
    'getMemberLicensing',
  ),
  ...many({ ...caller, query: { resource: 'clients' } }, 'getChangeFields'),
  ...many(
    own('change set'),
    'listChanges countChanges getChange listChangeRows countChangeRows mapImport applyChange undoChange',
  ),
  ...many(everybodys, 'getProvider'),
  // Of everybody in its audience. Whose tickets and places an event shows and takes is proved with the tickets.
  ...many(
    everybodys,
    `listUpcomingEvents listPastEvents readEvent saveEventCalendar registerForEvent payEventTicket cancelEventTicket
    joinEventWaitingList leaveEventWaitingList`,
  ),
  ...many(ticket, 'downloadFile claimDownload readCalendar'),
  ...many(own('export'), 'listExports countExports claimExport'),
  ...many(
    own('video contact'),
    'listVideoContacts countVideoContacts getVideoContact updateVideoContact deleteVideoContact',
  ),
  ...many(own('video delivery'), 'listVideoDeliveries countVideoDeliveries'),
  ...many(own('session'), 'listSessions endSession'),
  ...many(own('device'), 'listRememberedDevices forgetRememberedDevice'),
  ...many(own('notification'), 'listNotifications getNotification updateNotification'),
  ...many(
    own('client'),
    `listClients countClients exportClients getClient findSimilarClients updateClient deleteClient archiveClient restoreClient
    archiveClients restoreClients previewClientEdits revealClientIdentification listClientAudit listClientNotes createClientNote searchClients`,
  ),
  ...many(
    own('prospect'),
    `listProspects countProspects exportProspects getProspect updateProspect deleteProspect moveProspect undoProspectMove
    loseProspect reopenProspect convertProspect previewProspectEdits`,
  ),
  ...many(
    own('analysis'),
    'listAnalyses countAnalyses exportAnalyses getAnalysis updateAnalysis completeAnalysis copyAnalysis deleteAnalysis downloadAnalysisPdf',
  ),
  ...many(own('client', { child: 'client note' }), 'updateClientNote deleteClientNote'),
  ...many(
    own('policy'),
    `listPolicies countPolicies totalPolicies exportPolicies findPoliciesByNumber getPolicy updatePolicy deletePolicy listPolicyAudit
    checkSavedPolicy movePolicy acceptPolicyShare refusePolicyShare removePolicyShare attachPolicyFile searchPolicies previewPolicyEdits`,
  ),
  ...many(own('policy', { child: 'policy file' }), 'removePolicyFile openPolicyFile'),
  ...many(own('policy', { child: 'requirement' }), 'answerPolicyRequirement'),
  ...many(
    team('policy', { query: { team: 'Infinity' } }),
    'listTeamPolicies countTeamPolicies exportTeamPolicies getTeamPolicy',
  ),
  ...many({ ...team('part in a policy'), by: 'both' }, 'explainPolicy'),
  // An upline may ask for a part in a policy of the own team.
  ...many({ ...own('policy'), by: 'both' }, 'addPolicyShare'),
  ...many(own('supervision review', money), 'listSupervisionReviews countSupervisionReviews'),
  // Their RMD learns that a review waits for the supervisor.
  ...many({ ...own('supervision review', money), by: 'both' }, 'acknowledgeSupervisionReview'),
  ...many(
    team('carrier case', { query: { team: 'Infinity' } }),
    'listTeamCarrierCases countTeamCarrierCases exportTeamCarrierCases getCarrierTiles',
  ),
  ...many(
    own('carrier case'),
    'listCarrierCases countCarrierCases exportCarrierCases getCarrierCase acceptCarrierSuggestion ignoreCarrierSuggestion',
  ),
  ...many(own('saved view'), 'updateSavedView moveSavedView deleteSavedView shareSavedView'),
  ...many(own('view to see', { query: { list: 'clients' } }), 'listSavedViews'),
  ...many(own('view to see'), 'listPinnedViews pinSavedView movePinnedView unpinSavedView'),
  ...many(own('upline change'), 'listUplineChanges answerUplineChange withdrawUplineChange'),
  ...many(
    team('license', { query: { team: 'Infinity' } }),
    'listTeamLicenses countTeamLicenses exportTeamLicenses',
  ),
  ...many(own('license'), 'listOwnLicenses updateOwnLicense'),
  ...many(own('E&O policy'), 'listOwnEoPolicies updateOwnEoPolicy'),
  ...many(own('certificate'), 'listOwnTrainingCertificates updateOwnTrainingCertificate'),
  ...many(own('appointment'), 'listOwnAppointments countOwnAppointments'),
  ...many(own('spouse request'), 'answerSpouseRequest withdrawSpouseRequest'),
  ...many(own('legal name'), 'listOwnLegalNameChanges withdrawLegalNameChange'),
  ...many(
    own('international appointment'),
    'listOwnInternationalAppointments withdrawInternationalAppointment',
  ),
  ...many(own('licensing file'), 'getOwnLicensingDocument'),
  ...many(
    own('compensation', money),
    `listCompensations countCompensations totalCompensations exportCompensations getCompensation
    listTrainingEscrows countTrainingEscrows totalTrainingEscrows exportTrainingEscrows`,
  ),
  ...many(
    own('chargeback', money),
    'listChargebacks countChargebacks totalChargebacks exportChargebacks getChargeback getChargebackDocument disputeChargeback',
  ),
  ...many(
    { ...own('late premium', money), by: 'both' },
    'listLapseSaves countLapseSaves totalLapseSaves getLapseSave',
  ),
  ...many(own('late premium', money), 'logLapseSaveCall'),
  ...many(own('training file'), 'getTrainingDocument'),
  ...many(own('eFast Start file'), 'getEfastDocument'),
  ...many(team('training program'), 'listTrainees countTrainees getTrainee openTrainingProgram'),
  ...many(team('training case'), 'acknowledgeTrainingCase'),
  ...many(
    own('payout information'),
    `listPayoutInformation getPayoutInformation updatePayoutInformation cancelPayoutInformation confirmPayoutInformation
    revealOwnPayoutInformation getOwnPayoutDocument`,
  ),
  ...many(
    own('legal document'),
    'listOwnLegalDocuments getOwnLegalDocument signLegalDocument downloadOwnLegalDocument',
  ),
  // The text of a country and plan, for everybody to read; the name to sign with is the caller's.
  ...many(everybodys, 'getAgreement signAgreement'),
  ...many(
    own('statement'),
    'listStatements listStatementYears getStatement downloadStatementPdf downloadStatementCsv',
  ),
  ...many(own('card payment'), 'listPurchases countPurchases getPurchase payPurchase'),
  ...many(own('paid card payment'), 'downloadReceipt'),
  ...many({ ...caller, query: { state: 'TX' } }, 'readStoreTotals'),
  ...many(own('store order'), 'getStoreOrder cancelStoreOrder'),
  ...many(own('store order', { child: 'download of an order' }), 'getStoreOrderFile'),
  // Variants are for sale to everybody of a country; the cart is the caller's.
  ...many(everybodys, 'putStoreCartLine removeStoreCartLine'),
};

/** Fields of a body that name somebody's record. */
export const NAMING = /^(?:client|document|prospect|policy|license|attachment)_id$|^ids$/;

/** Records a body names; of which kind. */
export const REFERENCES: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  createOwnLicense: { document_id: 'licensing file' },
  updateOwnLicense: { document_id: 'licensing file' },
  createOwnEoPolicy: { document_id: 'licensing file' },
  updateOwnEoPolicy: { document_id: 'licensing file' },
  createOwnTrainingCertificate: { document_id: 'licensing file' },
  updateOwnTrainingCertificate: { document_id: 'licensing file' },
  requestLegalNameChange: { document_id: 'legal name file' },
  requestInternationalAppointment: { document_id: 'international tax form', license_id: 'license' },
  enterTrainingStep: { document_id: 'training file' },
  tickEfastTask: { document_id: 'eFast Start file' },
  createPayoutInformation: { document_id: 'payout file' },
  updatePayoutInformation: { document_id: 'payout file' },
  disputeChargeback: { document_id: 'chargeback file' },
  createPolicy: { client_id: 'client' },
  checkPolicy: { client_id: 'client' },
  updatePolicy: { client_id: 'client' },
  createAnalysis: { client_id: 'client', prospect_id: 'prospect' },
  updateAnalysis: { client_id: 'client', prospect_id: 'prospect' },
  createVideoContact: { client_id: 'client', prospect_id: 'prospect' },
  updateVideoContact: { client_id: 'client', prospect_id: 'prospect' },
  archiveClients: { ids: 'client' },
  restoreClients: { ids: 'client' },
  previewClientEdits: { ids: 'client' },
  previewProspectEdits: { ids: 'prospect' },
  previewPolicyEdits: { ids: 'policy' },
};

interface Search {
  /** What is typed to find a record, and its key. */
  readonly words: RawBuilder<{ id: string; word: string }>;
  /** Absent for associates: own downline and uplines. */
  readonly kind?: Kind;
  /** The query's field of keys. */
  readonly key?: string;
}

export const SEARCHES: Readonly<Record<string, Search>> = {
  searchAssociates: {
    words: sql`select code as id, code as word from app_user where kind = 'Associate'
      union all select code, name_key from app_user where kind = 'Associate'`,
    key: 'include',
  },
  searchClients: {
    words: sql`select id::text, phone as word from client where phone is not null and archived_at is null
      union all select id::text, name_key from client where archived_at is null`,
    kind: 'client',
    key: 'include',
  },
  searchPolicies: {
    words: sql`select id::text, policy_number as word from policy`,
    kind: 'policy',
    key: 'include',
  },
};

/** Lists whose rows are counted again: their count, their export, and a view of what their filters leave out. */
export const LISTS: Readonly<
  Record<string, { readonly count?: string; readonly file?: string; readonly hidden?: string }>
> = {
  listClients: { count: 'countClients', file: 'exportClients', hidden: 'scope_hidden' },
  listPolicies: { count: 'countPolicies', file: 'exportPolicies' },
  listAnalyses: { count: 'countAnalyses', file: 'exportAnalyses' },
  listTeamPolicies: { count: 'countTeamPolicies', file: 'exportTeamPolicies' },
  listTeamLicenses: { count: 'countTeamLicenses', file: 'exportTeamLicenses', hidden: 'scope_hidden' },
  listCompensations: { count: 'countCompensations', file: 'exportCompensations' },
  listChargebacks: { count: 'countChargebacks', file: 'exportChargebacks' },
  listPurchases: { count: 'countPurchases' },
  listTrainees: { count: 'countTrainees' },
  listCarrierCases: { count: 'countCarrierCases', file: 'exportCarrierCases', hidden: 'scope_hidden' },
  listTeamCarrierCases: {
    count: 'countTeamCarrierCases',
    file: 'exportTeamCarrierCases',
    hidden: 'scope_hidden',
  },
  listVideoContacts: { count: 'countVideoContacts' },
  listVideoDeliveries: { count: 'countVideoDeliveries' },
  listNotifications: {},
  listSavedViews: {},
  listRememberedDevices: {},
  listPayoutInformation: {},
  listUplineChanges: {},
  listOwnLicenses: {},
  listOwnEoPolicies: {},
  listOwnTrainingCertificates: {},
};
