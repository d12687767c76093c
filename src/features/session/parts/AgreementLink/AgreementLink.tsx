import { helpTopicList } from '#contract/reference/help'
import { Link } from '#design-system'
import { topicAddress } from '#features/help'

/** Something to agree to, on its page in a new window: the form stays as it was filled in. Renders an `<a>`. */
export function AgreementLink({ name }: { name: 'agreement' | 'privacy' }) {
  const { value = '', label = '' } = helpTopicList.find(topic => topic.name === name) ?? {}
  return (
    <Link href={topicAddress(value)} target="_blank">
      《{label}》
    </Link>
  )
}
