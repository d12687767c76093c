import { applicationsCalls, applicationsCalls } from './applications/index.ts'
import { employerCalls, employerCalls } from './employer/index.ts'
import type { FileRules } from './http/files/route.ts'
import type { ServedCall } from './http/serve.ts'
import { messagesCalls, messagesCalls } from './messages/index.ts'
import { PHOTO_KIND, PHOTO_KIND, photoRule, photoRule, resumesCalls, resumesCalls } from './resumes/index.ts'
import { seekerCalls } from './seeker/index.ts'
import { sessionCalls } from './session/index.ts'

/** Everything that the service answers, by area of the contract. */
export const areas: Readonly<Record<string, readonly ServedCall[]>> = {
  applications: applicationsCalls,
  employer: employerCalls,
  messages: messagesCalls,
  resumes: resumesCalls,
  session: sessionCalls,
  resumes: resumesCalls,
  applications: applicationsCalls,
  seeker: seekerCalls,
  employer: employerCalls,
  messages: messagesCalls,
}

/** Who may read stored files besides their owner, by kind. */
export const fileRules: FileRules = { avatar: 'public', logo: 'public', [PHOTO_KIND]: photoRule }

/** All served calls in one list. */
export const allCalls: readonly ServedCall[] = Object.values(areas).flat()
