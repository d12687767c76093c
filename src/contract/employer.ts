import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './fields.ts'

/** What an employer's centre shows first. */
export const employerOverview = endpoint({
  method: 'GET',
  path: '/companys/overview',
  summary: '单位中心概览',
  access: 'type1',
  input: nothing(),
  output: z.object({
    company: z.object({ id: z.string(), name: z.string(), verifiedAt: z.string() }),
    validJobs: z.number(),
    drafts: z.number(),
    /** Open jobs whose posting ends within seven days. */
    endingSoon: z.number(),
    unreadResumes: z.number(),
    /** Viewed or shortlisted ones that still wait for an answer. */
    waiting: z.number(),
    applications: z.number(),
    unreadMessages: z.number(),
  }),
})
