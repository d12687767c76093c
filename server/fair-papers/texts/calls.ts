import { codes } from '#contract/codes'
import { isOnline } from '#contract/fair-kinds'
import { fairTexts, saveFairText } from '#contract/fair-papers'
import { notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { demandOrganiser } from '../organiser.ts'
import { factRows } from './facts.ts'
import { findTextFair, listTexts, lockTextFair, putText } from './queries.ts'
import { draftOf, factsOf, toText, toTexts } from './shape.ts'

export const textCalls = [
  serve(fairTexts, async ({ fair }, context) => {
    const { db } = context
    await demandOrganiser(context, fair)
    const row = await findTextFair(db, fair)
    // On line there is no hall that anybody has to be led out of.
    if (!row || isOnline(row.kind)) throw notFound()
    const facts = factsOf(row)
    return {
      title: row.title,
      isFrozen: row.results_hash !== null,
      leastStaff: facts.leastStaff,
      facts: factRows(facts),
      texts: toTexts(facts, await listTexts(db, fair)),
    }
  }),

  serve(saveFairText, async ({ fair, name, version, body }, context) => {
    const { db, user, now, audit } = context
    await demandOrganiser(context, fair)
    const row = await lockTextFair(db, fair)
    if (!row || isOnline(row.kind)) throw notFound()
    if (row.results_hash !== null) throw new Refusal(codes.wrongState, '这场招聘会已经归档，不能再改')
    const facts = factsOf(row)
    const read = async () =>
      toText(
        name,
        facts,
        (await listTexts(db, fair)).find(one => one.name === name),
      )
    const current = await read()
    if (current.version !== version)
      throw new Refusal(codes.conflict, '同事刚刚保存过这份材料，请核对后再继续', { current })
    await putText(db, { fair, name, body, drafted: draftOf(name, facts), by: user.id, now })
    await audit({ action: 'fair.text', subject: { kind: 'fair', id: fair }, detail: { name, version: version + 1 } })
    return read()
  }),
]
