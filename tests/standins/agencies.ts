import type { AgenciesOptions } from '../../core/screening/company-risk/create-agencies.ts';
import { startCpsc, type CpscRow, type CpscStandIn, type CpscStandInOptions } from './cpsc.ts';
import { DOL_TEST_KEY, startDol, type DolRow, type DolStandIn, type DolStandInOptions } from './dol.ts';
import { startEcho, type EchoFacility, type EchoStandIn, type EchoStandInOptions } from './echo.ts';
import { startOpenFda, type FdaRow, type OpenFdaStandIn, type OpenFdaStandInOptions } from './openfda.ts';
import type { EndsWith } from './upstream.ts';

/** What the agencies hold, and how they misbehave. By default, they hold the records of the made-up company. */
export interface AgenciesStandInOptions {
  readonly facilities?: readonly EchoFacility[];
  readonly inspections?: readonly DolRow[];
  readonly citations?: readonly DolRow[];
  readonly cases?: readonly DolRow[];
  readonly mineViolations?: readonly DolRow[];
  readonly fdaRecalls?: readonly FdaRow[];
  readonly cpscRecalls?: readonly CpscRow[];
  readonly echo?: EchoStandInOptions['misbehave'];
  readonly dol?: DolStandInOptions['misbehave'];
  readonly fda?: OpenFdaStandInOptions['misbehave'];
  readonly cpsc?: CpscStandInOptions['misbehave'];
  readonly latencyMs?: number;
}

export interface AgenciesStandIn {
  /** The variables that point a server to them. */
  readonly environment: Readonly<Record<string, string>>;
  /** The same for their clients. */
  readonly addresses: Pick<
    AgenciesOptions,
    'echoUrl' | 'dolUrl' | 'dolApiKey' | 'openFdaUrl' | 'openFdaApiKey' | 'cpscUrl'
  >;
  readonly echo: EchoStandIn;
  readonly dol: DolStandIn;
  readonly openFda: OpenFdaStandIn;
  readonly cpsc: CpscStandIn;
}

/** The made-up company that every agency has records of. */
export const MADE_COMPANY = 'Harbor Mill Foods, Inc.';

const [FIRST, SECOND] = [318_000_001, 318_000_002];

/** What the agencies hold about the made-up company; each dataset also has a record of another one. */
export const MADE_RECORDS = {
  facilities: [
    {
      FacName: 'HARBOR MILL FOODS INC',
      FacStreet: '12 WHARF STREET',
      FacCity: 'PORTLAND',
      FacState: 'ME',
      FacZip: '04101',
      RegistryID: '110000990001',
      FacEPARegion: '01',
      FacMajorFlag: null,
      CurrSvFlag: '0',
      CurrVioFlag: '1',
      ViolFlag: '1',
      CAAHpvFlag: 'N',
      CWASNCFlag: 'Y',
      RCRASNCFlag: 'N',
      SDWASNCFlag: null,
      FacFormalActionCount: '1',
      FacTotalPenalties: '$12,500',
      FacQtrsWithNC: '4',
      FacDateLastFormalAction: '6/2/1998',
      FacInformalCount: '3',
      CAAComplianceStatus: 'No Violation Identified',
      CWAComplianceStatus: 'Violation Identified',
      RCRAComplianceStatus: 'No Violation Identified',
      SDWAComplianceStatus: null,
      CAAQtrsWithNC: '0',
      CWAQtrsWithNC: '4',
      RCRAQtrsWithNC: '0',
      SDWAQtrsWithNC: null,
    },
    { FacName: 'BAY CANNING CO', FacCity: 'PORTLAND', FacState: 'ME', RegistryID: '110000990002' },
  ],
  inspections: [
    {
      activity_nr: FIRST,
      reporting_id: '0111100',
      estab_name: 'HARBOR MILL FOODS INC',
      site_state: 'ME',
      sic_code: '2037',
      naics_code: '311411',
      open_date: '2025-03-04T00:00:00',
    },
    {
      activity_nr: SECOND,
      reporting_id: '0111100',
      estab_name: 'HARBOR MILL FOODS RETIREES ASSOCIATION',
      site_state: 'ME',
      sic_code: '0000',
      naics_code: '000000',
      open_date: '2012-05-01T00:00:00',
    },
  ],
  citations: [
    { activity_nr: FIRST, citation_id: '01001', delete_flag: null, issuance_date: '2025-04-10T00:00:00' },
    { activity_nr: FIRST, citation_id: '01002', delete_flag: 'X', issuance_date: '2025-04-10T00:00:00' },
  ],
  cases: [
    {
      case_id: 1_800_001,
      trade_nm: 'Harbor Mill',
      legal_name: 'Harbor Mill Foods, Inc.',
      cty_nm: 'Portland',
      st_cd: 'ME',
      naic_cd: '311411',
      findings_start_date: '2019-01-07T00:00:00',
      findings_end_date: '2020-12-31T00:00:00',
      case_violtn_cnt: 4,
      ee_violtd_cnt: 3,
      bw_atp_amt: 1_250.5,
      cmp_assd: 0,
      flsa_repeat_violator: 'N/A',
    },
  ],
  mineViolations: [
    {
      viol_no: '9990001',
      violator_name: 'Bay Quarry Co.',
      controller_name: 'Bay Holdings PLC',
      cit_ord_safe: 'Citation',
      iss_dt: '2021-05-30T00:00:00',
      term_dt: '2021-06-11T00:00:00',
      sig_sub: 'Y',
      part_section: '56.14107(a)',
      violator_type_cd: 'Operator',
      mine_id: '1700001',
      mine_name: 'Bay Quarry',
    },
  ],
  fdaRecalls: [
    {
      status: 'Terminated',
      classification: 'Class II',
      product_type: 'Food',
      recalling_firm: 'Harbor Mill Foods, Inc.',
      recall_number: 'F-9001-2024',
      product_description: 'Frozen haddock fillets, 2 lb bag',
      reason_for_recall: 'Undeclared wheat.',
      recall_initiation_date: '20240415',
      center_classification_date: '20240506',
      termination_date: '20241101',
      report_date: '20240515',
    },
  ],
  cpscRecalls: [
    {
      RecallID: 99_001,
      RecallNumber: '24-901',
      RecallDate: '2024-08-06T00:00:00',
      LastPublishDate: '2024-08-06T00:00:00',
      URL: 'https://www.cpsc.gov/Recalls/2024/Harbor-Mill-Foods-Recalls-Oyster-Knives',
      Title: 'Harbor Mill Foods Recalls Oyster Knives Due to Laceration Hazard',
      Manufacturers: [{ Name: 'Seaside Cutlery Co., Ltd., of China', CompanyID: '' }],
      Importers: [{ Name: 'Harbor Mill Foods, Inc., of Portland, Maine', CompanyID: '' }],
      Distributors: [],
      Retailers: [{ Name: 'Fish counters nationwide from March 2023 through June 2024 for about $15.', CompanyID: '' }],
      Hazards: [{ Name: 'The handle can break, posing a laceration hazard.', HazardType: '', HazardTypeID: '' }],
    },
  ],
} as const;

/** Stand-ins for all five agencies. */
export async function startAgencies(context: EndsWith, options: AgenciesStandInOptions = {}): Promise<AgenciesStandIn> {
  const held = { ...MADE_RECORDS, ...options };
  const latency = options.latencyMs === undefined ? {} : { latencyMs: options.latencyMs };
  const echo = await startEcho(context, {
    facilities: held.facilities,
    ...latency,
    ...(options.echo && { misbehave: options.echo }),
  });
  const dol = await startDol(context, {
    datasets: {
      'OSHA/inspection': held.inspections,
      'OSHA/violation': held.citations,
      'WHD/enforcement': held.cases,
      'MSHA/violation': held.mineViolations,
    },
    ...latency,
    ...(options.dol && { misbehave: options.dol }),
  });
  const openFda = await startOpenFda(context, {
    rows: held.fdaRecalls,
    ...latency,
    ...(options.fda && { misbehave: options.fda }),
  });
  const cpsc = await startCpsc(context, {
    recalls: held.cpscRecalls,
    ...latency,
    ...(options.cpsc && { misbehave: options.cpsc }),
  });
  return {
    environment: {
      ECHO_URL: echo.url,
      DOL_URL: dol.url,
      DOL_API_KEY: DOL_TEST_KEY,
      OPENFDA_URL: openFda.url,
      CPSC_URL: cpsc.url,
    },
    addresses: {
      echoUrl: echo.url,
      dolUrl: dol.url,
      dolApiKey: DOL_TEST_KEY,
      openFdaUrl: openFda.url,
      openFdaApiKey: undefined,
      cpscUrl: cpsc.url,
    },
    echo,
    dol,
    openFda,
    cpsc,
  };
}
