import { isMembersAddress } from '#contract/reference/topic-addresses'
import type { getMembersTopic, getTopic } from '#contract/topics'
import { useRead } from '#platform/call'
import { useRequest } from '#platform/routing'
import { membersTopicRead, topicRead } from '../reads.ts'

/** The topic of the page with what its blocks found; the one before stays while another choice loads. */
export function useTopic() {
  const { path } = useRequest()
  const topicOf = isMembersAddress(path) ? membersTopicRead : topicRead
  const { data, ...state } = useRead<typeof getTopic | typeof getMembersTopic>(topicOf)
  return { topic: data, ...state }
}
