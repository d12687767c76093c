import { invitationCalls } from './invitations.ts'
import { markCalls } from './marks.ts'
import { privacyCalls } from './privacy.ts'
import { readingCalls } from './reading.ts'
import { recommendCalls } from './recommend.ts'

export const talentsCalls = [...readingCalls, ...markCalls, ...recommendCalls, ...invitationCalls, ...privacyCalls]
