import { applicationsCalls } from './applications/index.ts'
import { companiesCalls } from './companies/index.ts'
import { employerCalls } from './employer/index.ts'
import type { FileRules } from './http/files/route.ts'
import type { ServedCall } from './http/serve.ts'
import { jobsCalls } from './jobs/index.ts'
import { messagesCalls } from './messages/index.ts'
import { newsCalls } from './news/index.ts'
import { PHOTO_KIND, photoRule, resumesCalls } from './resumes/index.ts'
import { seekerCalls } from './seeker/index.ts'
import { sessionCalls } from './session/index.ts'
import { siteCalls } from './site/index.ts'

/** Everything that the service answers, by area of the contract. */
const areas: Readonly<Record<string, readonly ServedCall[]>> = {
  applications: applicationsCalls,
  companies: companiesCalls,
  employer: employerCalls,
  jobs: jobsCalls,
  messages: messagesCalls,
  news: newsCalls,
  resumes: resumesCalls,
  seeker: seekerCalls,
  session: sessionCalls,
  site: siteCalls,
}

/** Who may read stored files besides their owner, by kind. */
export const fileRules: FileRules = { avatar: 'public', logo: 'public', [PHOTO_KIND]: photoRule }

/** All served calls in one list. */
export const allCalls: readonly ServedCall[] = Object.values(areas).flat()
