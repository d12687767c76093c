import { findSuggestion, listOwnSuggestions, listPublicAnswers, submitSuggestion } from '#contract/suggestions'
import { chinaDay } from '../clock.ts'
import { demandPass } from '../files/index.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { captchaWrong, solveChallenge } from '../session/captcha.ts'
import {
  countOwn,
  countPublic,
  findByTicket,
  listOwnRows,
  listPublicRows,
  type PublicRow,
  type SuggestionRow,
} from './queries.ts'
import { submit } from './submit.ts'

const momentOf = (text: string | null) => (text === null ? null : Date.parse(text))

const toSuggestion = ({ id: _, created_at, due_on, handling_at, answered_at, files, ...rest }: SuggestionRow) => ({
  ...rest,
  files: [...files],
  createdAt: Date.parse(created_at),
  dueOn: due_on,
  handlingAt: momentOf(handling_at),
  answeredAt: momentOf(answered_at),
})

const toPublic = ({ id, public_title, public_body, created_at, answered_at, ...rest }: PublicRow) => ({
  ...rest,
  id: String(id),
  title: public_title,
  question: public_body,
  askedOn: chinaDay(new Date(created_at)),
  answeredOn: chinaDay(new Date(answered_at)),
})

/** Questions, proposals and complaints to the office, and its answers. */
export const suggestionsCalls = [
  serve(submitSuggestion, {
    limits: ({ phone }, { ip, user }) => [
      { name: 'suggestions-by-sender', subject: user?.id ?? ip, max: 20, seconds: 3_600 },
      {
        name: 'suggestions-by-phone',
        subject: phone,
        max: 10,
        seconds: 86_400,
        message: '这个手机号今天提交得太多了，请明天再来',
      },
    ],
    prepare: async ({ captcha, pass }, { db, now, user }) => {
      if (user) return
      if (pass) return demandPass(db, pass, now)
      if (!captcha) throw captchaWrong('请填写验证码')
      await solveChallenge(db, captcha, now)
    },
    handle: submit,
  }),

  serve(findSuggestion, {
    limits: ({ ticket }, { ip }) => [
      { name: 'suggestion-lookups-by-ip', subject: ip, max: 30, seconds: 3_600 },
      { name: 'suggestion-lookups', subject: ticket, max: 20, seconds: 3_600 },
    ],
    prepare: ({ captcha }, { db, now }) => solveChallenge(db, captcha, now),
    handle: async ({ ticket, phone }, { db, audit }) => {
      const row = await findByTicket(db, ticket, phone)
      if (!row) throw notFound()
      await audit({ action: 'suggestion.read', subject: { kind: 'suggestion', id: ticket } })
      return toSuggestion(row)
    },
  }),

  serve(listOwnSuggestions, async (paging, { db, user }) => {
    const rows = await listOwnRows(db, user.id, sliceOf(paging))
    return exactPage(rows.map(toSuggestion), await countOwn(db, user.id), paging)
  }),

  serve(listPublicAnswers, async ({ kind, t, ...paging }, { db }) => {
    const what = { kind, words: t.split(/\s+/).filter(word => word !== '') }
    const rows = await listPublicRows(db, what, sliceOf(paging))
    return exactPage(rows.map(toPublic), await countPublic(db, what), paging)
  }),
]
