import { useState } from 'react'
import { KEEP_MS } from '#contract/fair-queue'
import type { QueuePlace } from '#contract/fair-talks'
import { Alert } from '#design-system'
import { shortName } from '../../model/names.ts'
import { lostIn, lostWords, missedInWords } from '../../model/queues.ts'
import { timeOf } from '../../model/words.ts'

interface Props {
  places: readonly QueuePlace[]
  isStopped: boolean
  /** Since when nothing is heard of the service, on its clock; null while all is well. */
  cutOffAt: number | null
}

/** Numbers that have come to nothing, until that has been read. */
function LostPlaces({ places }: Pick<Props, 'places'>) {
  const [read, setRead] = useState<readonly string[]>([])
  return places.map(({ id, company, number, state }) =>
    (state === 'missed' || state === 'lapsed') && !read.includes(id) ? (
      <Alert
        key={id}
        tone="warning"
        title={`${shortName(company)}，${number} 号`}
        onDismiss={() => setRead([...read, id])}
        live
      >
        {lostWords[state]}
      </Alert>
    ) : null,
  )
}

/** What is to be known of one's queues beyond their figures. */
export function QueueAlerts({ places, isStopped, cutOffAt }: Props) {
  return (
    <>
      {cutOffAt !== null && (
        <Alert tone="warning" title="连接断开了，正在重连" live>
          您的号为您保留十分钟，到 {timeOf(cutOffAt + KEEP_MS)} 为止；换一台设备登录也有效。以下是 {timeOf(cutOffAt)}{' '}
          的情况。
        </Alert>
      )}
      {isStopped && (
        <Alert tone="warning" title="会场暂停中" live>
          暂停期间不叫号，您的位置都保留，恢复后接着排。
        </Alert>
      )}
      {places
        .filter(({ state, misses }) => state === 'waiting' && misses > 0)
        .map(({ id, company, misses }) => (
          <Alert key={id} tone="warning" title={shortName(company)} live>
            {missedInWords(misses)}
          </Alert>
        ))}
      <LostPlaces places={lostIn(places)} />
    </>
  )
}
