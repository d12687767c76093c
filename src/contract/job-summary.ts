import * as z from 'zod/mini'

/** A vacancy as lists show it. Times are milliseconds since the epoch; pay is yuan a month, null for 面议. */
export const jobSummary = () =>
  z.object({
    id: z.string(),
    title: z.string(),
    companyId: z.string(),
    companyName: z.string(),
    /** City and district in words, such as 赣州·章贡区. */
    place: z.string(),
    wageMin: z.nullable(z.number()),
    wageMax: z.nullable(z.number()),
    wageMonths: z.number(),
    nature: z.string(),
    education: z.string(),
    experience: z.string(),
    headcount: z.number(),
    welfare: z.array(z.string()),
    urgent: z.boolean(),
    /** To the minute. */
    refreshedAt: z.number(),
    /** Last day of the posting, YYYY-MM-DD. */
    expiresOn: z.string(),
  })
export type JobSummary = z.output<ReturnType<typeof jobSummary>>
