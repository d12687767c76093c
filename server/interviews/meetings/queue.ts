import { codes } from '#contract/codes'
import {
  nextWaiting,
  type PlaceAction,
  type PlaceObstacle,
  placeObstacle,
  placeStateAfter,
  placeStateLabels,
  placesAhead,
  stepQueue,
  waitingTimes,
} from '#contract/meetings'
import type { Context } from '../../http/context.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { sendMessage } from '../../messages/send.ts'
import { nameOf } from '../shape.ts'
import { movePlace, sendToEnd, swapPlaces, touchMeeting } from './changes.ts'
import { aboutOf, endInterview, giveTime } from './interviews-of.ts'
import { aheadMessage, calledMessage, passedMessage, swappedMessage } from './messages.ts'
import { listPlaces, lockMeeting } from './queries.ts'
import type { MeetingRow, PlaceRow } from './rows.ts'
import { meetingInFull, queueOf } from './shape.ts'

const HOUR_S = 3_600

interface Standing {
  readonly meeting: MeetingRow
  readonly places: readonly PlaceRow[]
}

const nameIn = (places: readonly PlaceRow[], state: PlaceRow['state']) => {
  const place = places.find(one => one.state === state)
  return place ? nameOf(place) : ''
}

const notSitting = () => new Refusal(codes.wrongState, '面试会还没有开始或已经结束，不能叫号')

const changedMeanwhile = () => new Refusal(codes.conflict, '候场顺序刚刚有变化，请重新查看')

const refusals: Readonly<Record<PlaceObstacle, (standing: Standing, place: PlaceRow) => Refusal>> = {
  closed: notSitting,
  state: (_, { state }) => new Refusal(codes.conflict, `这位求职者现在是“${placeStateLabels[state]}”，不能这样处理`),
  called: ({ places }) => new Refusal(codes.conflict, `已经叫到 ${nameIn(places, 'called')}，请先处理`),
  talking: ({ places }) => new Refusal(codes.conflict, `${nameIn(places, 'talking')} 还在面谈，请先结束`),
}

async function step(context: Context<'type1'>, standing: Standing, { place, action }: Taken) {
  const { db, now } = context
  const { meeting, places } = standing
  const obstacle = placeObstacle(queueOf(meeting, places), place.id, action)
  if (obstacle) throw refusals[obstacle](standing, place)
  const state = placeStateAfter(action)
  if (state !== 'left') await movePlace(db, place.id, state, now)
  const about = aboutOf(meeting, place)
  const tell = (letter: ReturnType<typeof calledMessage>) =>
    sendMessage(db, { to: [place.user_id], audience: 'seeker', at: now, ...letter })
  if (action === 'call') await tell(calledMessage(about, meeting))
  if (action === 'pass') await tell(passedMessage(about, meeting))
  if (action === 'absent') await endInterview(context, meeting, place, { action: 'noshow', remark: '叫到您时您不在' })
  if (action === 'finish') {
    const startsAt = place.began_at ? new Date(place.began_at) : now
    await endInterview(context, meeting, place, { action: 'finish', remark: '', startsAt })
  }
  if (action === 'back') {
    // Who was passed over has lost the turn; who was called by mistake has not.
    if (place.state === 'passed') await sendToEnd(db, place.id)
    await tellAhead(context, meeting, [place.id])
  }
}

interface Taken {
  readonly place: PlaceRow
  readonly action: PlaceAction
}

async function tellAhead({ db, now }: Context<'type1'>, meeting: MeetingRow, ids: readonly string[]) {
  const places = await listPlaces(db, meeting.id)
  const queue = queueOf(meeting, places)
  const times = waitingTimes(queue, now.getTime())
  for (const place of places) {
    const at = times.get(place.id)
    if (at === undefined || !ids.includes(place.id)) continue
    const ahead = placesAhead(queue, place.id)
    const letter = aheadMessage(aboutOf(meeting, place), '候场顺序有调整', ahead, new Date(at))
    await sendMessage(db, { to: [place.user_id], audience: 'seeker', at: now, ...letter })
  }
}

/** Changes places with whoever waits next to it; before the day the two change their times as well. */
async function swap(context: Context<'type1'>, { meeting, places }: Standing, place: PlaceRow, by: -1 | 1) {
  const { db, now } = context
  const waiting = places.filter(({ state }) => state === 'waiting')
  const other = waiting[waiting.indexOf(place) + by]
  if (!waiting.includes(place) || !other) throw changedMeanwhile()
  await swapPlaces(db, place, other)
  if (meeting.state === 'open') {
    await tellAhead(context, meeting, [place.id, other.id])
    return
  }
  for (const [one, time] of [
    [place, other.appointed_at],
    [other, place.appointed_at],
  ] as const) {
    const at = new Date(time)
    const obstacle = await giveTime(context, one, { at, minutes: meeting.minutes, asksAgain: false })
    if (obstacle === 'left') throw changedMeanwhile()
    if (obstacle) throw new Refusal(codes.conflict, `${nameOf(one)} 那个时间已有另一场面试，不能调换`)
    await sendMessage(db, {
      to: [one.user_id],
      audience: 'seeker',
      at: now,
      ...swappedMessage(aboutOf(meeting, one), at),
    })
  }
}

export const queueCall = serve(stepQueue, {
  limits: (_, { user }) => [{ name: 'meeting.queue', subject: user?.id ?? '', max: 1_200, seconds: HOUR_S }],
  async handle(input, context) {
    const { db, user, now, audit } = context
    const meeting = await lockMeeting(db, user.companyId, input.id)
    if (!meeting) throw notFound()
    const places = await listPlaces(db, input.id)
    const standing = { meeting, places }
    if (meeting.state !== 'open' && meeting.state !== 'planned') throw notSitting()
    const place = input.action === 'next' ? nextWaiting({ places }) : places.find(({ id }) => id === input.placeId)
    if (!place) {
      if (input.action !== 'next') throw notFound()
      throw new Refusal(codes.wrongState, '没有候场的求职者了')
    }
    switch (input.action) {
      case 'next':
        await step(context, standing, { place, action: 'call' })
        break
      case 'up':
      case 'down':
        await swap(context, standing, place, input.action === 'up' ? -1 : 1)
        break
      case 'remove':
        if (place.state !== 'waiting' && place.state !== 'passed') throw refusals.state(standing, place)
        await endInterview(context, meeting, place, { action: 'cancel', remark: input.remark })
        break
      default:
        await step(context, standing, { place, action: input.action })
    }
    await touchMeeting(db, input.id, now)
    const subject = { kind: 'meeting', id: input.id }
    await audit({ action: `meeting.${input.action}`, subject, detail: { place: place.id } })
    return meetingInFull(context, input.id)
  },
})
