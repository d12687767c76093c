import { useCallback, useEffect, useState } from 'react'
import { topicOf } from '#contract/events'
import { fairAttendees, listFairBooths, participationInfo } from '#contract/fair-bookings'
import { useCall, useRead, useRenew } from '#platform/call'
import { useEvents } from '#platform/events'
import { boothPaymentRead, boothsRead, joinableRead, ownFairsRead, participationRead } from '../reads.ts'

/** My fairs, a page of them. */
export function useOwnFairs() {
  const { data, ...state } = useRead(ownFairsRead)
  return { fairs: data, ...state }
}

/** Fairs that can be joined, and what stands in the way. */
export function useJoinable() {
  const { data, ...state } = useRead(joinableRead)
  return { joinable: data, ...state }
}

/** One of mine, read anew as soon as something is decided about its fair: a stop holds all deadlines. */
export function useParticipation() {
  const { data, ...state } = useRead(participationRead)
  const renew = useRenew(participationInfo, listFairBooths)
  const fair = data?.fair.id
  useEvents(fair === undefined ? [] : [topicOf.fair(fair)], event => {
    if (event.kind === 'reset' || (event.kind === 'fair.state' && event.data.fair === fair)) void renew()
  })
  return { participation: data, ...state }
}

/** The booths of its fair: others choose meanwhile. */
export function useBooths() {
  const { data, ...state } = useRead(boothsRead)
  return { plan: data, ...state }
}

/** Who comes, asked for when the form is opened: each look is written down. */
export function useAttendees(id: string) {
  const { data, ...state } = useCall(fairAttendees, { id })
  return { attendees: data?.attendees, ...state }
}

const AGAIN_MS = 3_000
const MOST_LOOKS = 40

/** What became of a payment; while nobody knows, it is looked at again and again. */
export function useBoothPayment() {
  const { data, ...state } = useRead(boothPaymentRead)
  const [looks, setLooks] = useState(0)
  const { retry, isValidating } = state
  const look = useCallback(() => {
    setLooks(count => count + 1)
    retry()
  }, [retry])
  const isUnsure = data?.state === 'submitted' && looks < MOST_LOOKS
  useEffect(() => {
    if (!isUnsure || isValidating) return
    const timer = setTimeout(look, AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isUnsure, isValidating, look])
  return { payment: data, ...state }
}
