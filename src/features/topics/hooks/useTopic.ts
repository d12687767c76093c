import { isMembersAddress } from '#contract/reference/topic-addresses'
import { getMembersTopic, getTopic } from '#contract/topics'
import { useCall } from '#platform/call'
import type { Asked } from '../model/topic-address.ts'

/** A topic with what its blocks found; the one before stays while another choice loads. */
export function useTopic(asked: Asked) {
  const members = isMembersAddress(asked.address)
  const { data, ...state } = useCall(members ? getMembersTopic : getTopic, asked, { keepPreviousData: true })
  return { topic: data, ...state }
}
