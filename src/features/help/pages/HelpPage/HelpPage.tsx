import { useRequest } from '#platform/routing'
import { helpSearch, topicIn } from '../../model/help-address.ts'
import { HelpCentre } from './HelpCentre.tsx'
import { HelpTopic } from './HelpTopic.tsx'

/** `/help` — by `t` a statement or service note, else (and for 6, which there is none of) the general help. */
export function HelpPage() {
  const { query: address } = useRequest()
  const search = helpSearch.parse(address)
  const topic = topicIn(search)
  return topic === '' ? <HelpCentre search={search} /> : <HelpTopic name={topic} />
}
