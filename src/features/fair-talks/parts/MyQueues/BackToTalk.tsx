import type { QueuePlace } from '#contract/fair-talks'
import { pathTo } from '#contract/pages'
import { ButtonLink } from '#design-system'
import { shortName } from '../../model/names.ts'

/** The way into a talk that is on, from wherever on the page one is. */
export const BackToTalk = ({ fairId, place }: { fairId: string; place: QueuePlace }) => (
  <ButtonLink
    size="small"
    variant="primary"
    aria-label={`回到交流：${shortName(place.company)}`}
    href={pathTo('jobFairScene', { id: fairId }, { talk: place.talk })}
  >
    回到交流
  </ButtonLink>
)
