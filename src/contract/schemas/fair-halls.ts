import * as z from 'zod/mini'
import { boothKinds } from '../booth-kinds.ts'
import type { Schemas } from '../endpoint.ts'
import { boothStates, fairJobFilters, fairSections, hallFeatureKinds } from '../fair-halls.ts'
import { MOST_SHORTLISTED } from '../fair-shortlist.ts'
import { filterCode, flag, nothing, numericId, optionalText, pageOf, paging, severalOf } from '../fields.ts'
import { jobSummary } from '../job-summary.ts'
import { shownCheck } from '../licence-fields.ts'
import { fairSummary } from './fair-summary.ts'
import { fairFigures } from './job-fairs.ts'

const fairWindow = () => z.enum(['ahead', 'open', 'over'])

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const facet = () => z.array(z.object({ value: z.string(), count: z.number() }))

/** Decimetres from the hall's upper left corner; all 0 on line, where halls have no plan. */
const placed = () => ({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })

export const hallFeature = () => z.object({ kind: z.enum(hallFeatureKinds), label: z.string(), ...placed() })

export const fairBooth = () =>
  z.object({
    id: z.string(),
    code: z.string(),
    kind: z.enum(boothKinds),
    ...placed(),
    /** In fen. */
    fee: z.number(),
    state: z.enum(boothStates),
    /** Who stands there; null where that is not promised, or nobody came. */
    company: z.nullable(
      z.object({
        id: z.string(),
        participation: z.string(),
        name: z.string(),
        tags: z.array(z.string()),
        jobs: z.number(),
      }),
    ),
  })

export const fairHall = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    /** Decimetres. */
    width: z.number(),
    depth: z.number(),
    features: z.array(hallFeature()),
    booths: z.array(fairBooth()),
  })

/** A job at a fair; one that is no longer open stays on its list, marked. */
export const fairJob = () =>
  z.extend(jobSummary(), {
    open: z.boolean(),
    /** '' where the employer has no booth. */
    booth: z.string(),
    hallId: z.string(),
  })

export const exhibitor = () =>
  z.object({
    /** Its part in this fair, by which visitors list it. */
    participation: z.string(),
    companyId: z.string(),
    name: z.string(),
    shortName: z.string(),
    logo: z.string(),
    trade: z.string(),
    companyType: z.string(),
    scale: z.string(),
    place: z.string(),
    ...shownCheck(),
    /** `agency`: offers jobs of other employers. */
    accountKind: z.enum(['self', 'public', 'agency']),
    tags: z.array(z.string()),
    /** '' without one. */
    booth: z.string(),
    hallId: z.string(),
    hall: z.string(),
    jobs: z.number(),
    headcount: z.number(),
    /** At most three, open ones first. */
    topJobs: z.array(
      z.pick(fairJob(), {
        id: true,
        title: true,
        wageMin: true,
        wageMax: true,
        wageMonths: true,
        education: true,
        open: true,
      }),
    ),
  })

export const fairInfo = {
  summary: '招聘会详情',
  input: z.strictObject({ id: numericId() }),
  output: z.extend(fairSummary(), {
    summary: z.string(),
    /** Sanitised by the service. */
    html: z.string(),
    address: z.string(),
    transit: z.string(),
    phone: z.string(),
    /** People at once. */
    capacity: z.number(),
    /** Of a standard booth, in fen. */
    boothFee: z.number(),
    /** Rises with each change that calendars must follow (RFC 5545, SEQUENCE). */
    sequence: z.number(),
    windows: z.object({ apply: fairWindow(), book: fairWindow(), register: fairWindow() }),
    halls: z.array(z.object({ id: z.string(), name: z.string(), booths: z.number(), companies: z.number() })),
    series: z.nullable(z.object({ id: z.string(), title: z.string() })),
    /** The next of its series that takes place after it. */
    next: z.nullable(fairSummary()),
    /** Counted by the organiser; null until it is over and they are in. */
    results: z.nullable(fairFigures()),
  }),
} satisfies Schemas

export const fairMenu = {
  summary: '招聘会页面的栏目',
  input: z.strictObject({ id: numericId() }),
  output: z.object({
    list: z.array(z.object({ section: z.enum(fairSections), label: z.string(), count: z.number() })),
  }),
} satisfies Schemas

export const listExhibitors = {
  summary: '招聘会的参展单位',
  input: z.strictObject({
    fair: numericId(),
    t: optionalText('搜索词', 60),
    trade: filterCode('行业'),
    hall: filterCode('展区'),
    tag: optionalText('标签', 20),
    ...paging(),
  }),
  output: z.extend(pageOf(exhibitor()), {
    facets: z.object({ trades: facet(), halls: facet(), tags: facet() }),
  }),
} satisfies Schemas

export const listExhibitorJobs = {
  summary: '一家参展单位的岗位',
  input: z.strictObject({ fair: numericId(), company: numericId(), ...paging() }),
  output: pageOf(fairJob()),
} satisfies Schemas

export const searchFairJobs = {
  summary: '搜索一场招聘会的岗位',
  input: z.strictObject({
    fair: numericId(),
    t: optionalText('搜索词', 60),
    /** An id of any of the three levels of the category tree. */
    category: filterCode('职位类别'),
    /** A pay band; jobs whose range overlaps it. */
    wage: filterCode('薪资'),
    education: filterCode('学历'),
    experience: filterCode('经验'),
    hall: filterCode('展区'),
    company: filterCode('单位'),
    /** Nothing but what stands on a visitor's list: jobs of these `booths`, and these `jobs`. */
    listed: flag(),
    booths: severalOf('展位', UUID, MOST_SHORTLISTED),
    jobs: severalOf('岗位', /^[1-9]\d{0,11}$/, MOST_SHORTLISTED),
    ...paging(),
  }),
  output: z.extend(pageOf(fairJob()), {
    facets: z.object({
      /** Families; the groups of the family that is chosen as well. */
      categories: facet(),
      wages: facet(),
      educations: facet(),
      experiences: facet(),
      halls: facet(),
      /** Those with the most jobs, and the one that is chosen. */
      companies: z.array(z.object({ value: z.string(), count: z.number(), name: z.string(), booth: z.string() })),
    }),
    /** Where nothing was found: each filter without which something would be, the one that helps most first. */
    relief: z.array(z.object({ name: z.enum(fairJobFilters), count: z.number() })),
  }),
} satisfies Schemas

export const fairJobUpdates = {
  summary: '招聘会岗位的变化',
  input: z.strictObject({ fair: numericId(), cursor: optionalText('游标', 80) }),
  output: z.object({
    /** What to ask with next. */
    cursor: z.string(),
    /** Each job once, as it stands now; `job` is null where it is no longer offered there. */
    list: z.array(z.object({ id: z.string(), what: z.enum(['added', 'closed']), job: z.nullable(fairJob()) })),
    /** There are more at once. */
    more: z.boolean(),
    companies: z.number(),
    jobs: z.number(),
    headcount: z.number(),
  }),
} satisfies Schemas

export const fairHalls = {
  summary: '招聘会的展位图',
  input: z.strictObject({ id: numericId() }),
  output: z.object({ halls: z.array(fairHall()) }),
} satisfies Schemas

export const listFloorplanTemplates = {
  summary: '展位图模板',
  input: nothing(),
  output: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        width: z.number(),
        depth: z.number(),
        booths: z.array(z.object({ code: z.string(), kind: z.enum(boothKinds), ...placed() })),
        features: z.array(hallFeature()),
      }),
    ),
  }),
} satisfies Schemas
