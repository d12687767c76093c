import { emptyDraft, type JobDraft } from '#contract/job-posting'

/** A posting that may be published on 3 June 2025, the day on which tests begin. */
export const posting = (changes: Partial<JobDraft> = {}): JobDraft => ({
  ...emptyDraft(),
  title: '主办会计',
  category: '30101',
  nature: '1',
  headcount: 2,
  wageMin: 5000,
  wageMax: 8000,
  wageMonths: 13,
  contractTerm: '4',
  probation: '3',
  education: '70',
  experience: '5',
  city: '360700',
  district: '360702',
  address: '红旗大道 1 号',
  welfare: ['1', '3'],
  duties: '负责账务处理与纳税申报，编制月度报表。',
  requirements: '中级职称优先。',
  urgent: true,
  expiresOn: '2025-07-01',
  ...changes,
})
