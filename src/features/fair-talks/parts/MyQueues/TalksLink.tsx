import { pathTo } from '#contract/pages'
import { Link } from '#design-system'

interface Props {
  fairId: string
  /** Lines that one has not read. */
  unread?: number
}

/** The way back into every talk that one has had. */
export const TalksLink = ({ fairId, unread = 0 }: Props) => (
  <Link href={pathTo('jobFairScene', { id: fairId }, { view: 'talks' })}>
    我的交流{unread > 0 && `（${unread} 条新消息）`}
  </Link>
)
