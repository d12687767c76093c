import type { QueuePlace } from '#contract/fair-talks'
import { VisuallyHidden } from '#design-system'
import { shortName } from '../../model/names.ts'
import { isNext } from '../../model/queues.ts'

interface Props {
  places: readonly QueuePlace[]
}

const namesOf = (places: readonly QueuePlace[]) => places.map(({ company }) => shortName(company)).join('、')

/** Says what comes to who does not look: in its turn that one is next, at once that one is called. */
export function QueueVoice({ places }: Props) {
  const next = places.filter(isNext)
  const called = places.filter(({ state }) => state === 'called')
  return (
    <>
      <VisuallyHidden role="status">{next.length > 0 && `下一位就是您：${namesOf(next)}`}</VisuallyHidden>
      <VisuallyHidden role="alert">
        {called.length > 0 && `轮到您了：${namesOf(called)}。请在 60 秒内按“应答”`}
      </VisuallyHidden>
    </>
  )
}
