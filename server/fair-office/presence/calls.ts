import { codes } from '#contract/codes'
import { checkInExhibitor } from '#contract/fair-office'
import { recordPresence } from '../../fair-bookings/index.ts'
import { invalid, notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { findStand } from '../applications/queries.ts'
import { findFairForm } from '../making/queries.ts'
import { demandFairMandate } from '../mandates.ts'

/** So long before the opening employers may set up. */
const EARLY = 4 * 3_600_000

export const presenceCalls = [
  serve(checkInExhibitor, async ({ fair, booth, participation }, context) => {
    const { db, user, now } = context
    await demandFairMandate(context, fair)
    const code = booth.normalize('NFKC').toUpperCase()
    if (code === '' && participation === '') throw invalid({ booth: '请输入展位号' })
    const row = await findFairForm(db, fair)
    if (!row) throw notFound()
    if (row.state === 'cancelled' || row.state === 'postponed')
      throw new Refusal(codes.wrongState, '这场招聘会没有举行')
    if (now.getTime() < Date.parse(row.opens_at) - EARLY || now.getTime() >= Date.parse(row.closes_at))
      throw new Refusal(codes.wrongState, '开场前 4 小时到散场前可以签到')
    const stand = await findStand(db, fair, { booth: code, participation })
    if (!stand) throw participation === '' ? invalid({ booth: '这个展位没有单位，请核对' }) : notFound()
    if (stand.state === 'booked') throw new Refusal(codes.wrongState, '这家单位还没有确认参会人，请先请它确认')
    const isNew = await recordPresence(db, { fair, participation: stand.id, command: 'checkIn', user, now })
    return { company: stand.company, booth: stand.booth ?? '', isNew }
  }),
]
