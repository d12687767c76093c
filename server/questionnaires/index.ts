import { createHash, randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import { faultsIn, settle } from '#contract/questionnaire-logic'
import { addAnswers, isSubmitted, questionnaireInfo } from '#contract/questionnaires'
import { chinaDay } from '../clock.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { User } from '../http/users.ts'
import { captchaWrong, solveChallenge } from '../session/captcha.ts'
import { findQuestionnaire, hasAnswered, insertAnswers, insertRespondent, type QuestionnaireRow } from './queries.ts'

const isOpen = ({ closes_on }: QuestionnaireRow, today: string) => closes_on === null || closes_on >= today

/** What stands for whoever answers: their account, or a guest's browser; of use for this questionnaire alone. */
const respondentOf = (slug: string, device: string, user: User | null): Uint8Array =>
  createHash('sha256')
    .update(`questionnaire ${slug} ${user ? `user ${user.id}` : `device ${device}`}`)
    .digest()

/** Ten of the longest answers in words. */
const ANSWERS_BYTES = 262_144

/** Questionnaires by their records: what is asked, who has answered, what was answered. */
export const questionnairesCalls = [
  serve(questionnaireInfo, async ({ slug }, { db, now }) => {
    const row = await findQuestionnaire(db, slug)
    if (!row) throw notFound()
    const { title, document, closes_on } = row
    return { ...document, slug, title, closesOn: closes_on ?? '', open: isOpen(row, chinaDay(now)) }
  }),

  serve(isSubmitted, {
    limits: (_, { ip }) => [{ name: 'questionnaire-looks', subject: ip, max: 120, seconds: 3_600 }],
    handle: async ({ slug, device }, { db, user }) => ({
      submitted: await hasAnswered(db, slug, respondentOf(slug, device, user)),
    }),
  }),

  serve(addAnswers, {
    maxBytes: ANSWERS_BYTES,
    limits: (_, { ip, user }) => [{ name: 'questionnaires', subject: user?.id ?? ip, max: 60, seconds: 86_400 }],
    prepare: async ({ captcha }, { db, now, user }) => {
      if (user) return
      if (!captcha) throw captchaWrong('请填写验证码')
      await solveChallenge(db, captcha, now)
    },
    handle: async ({ slug, device, answers: given }, { db, user, now }) => {
      const row = await findQuestionnaire(db, slug)
      if (!row) throw notFound()
      const day = chinaDay(now)
      if (!isOpen(row, day)) throw new Refusal(codes.wrongState, '这份问卷已经结束，感谢您的关注')
      const faults = faultsIn(row.document, given)
      if (faults.size > 0) {
        throw invalid(Object.fromEntries([...faults].map(([id, fault]) => [`answers.${id}`, fault])))
      }
      if (!(await insertRespondent(db, slug, respondentOf(slug, device, user)))) return { already: true }
      await insertAnswers(db, { id: randomUUID(), slug, day, answers: settle(row.document, given).answers })
      return { already: false }
    },
  }),
]
