import { RemovableTagLink, Row } from '#design-system'
import { type FairSearch, fairListAddress } from '../../model/fair-search.ts'

/** 2026-12-01 至 2026-12-31; 12-01 起 */
const daysInWords = ({ from, until }: FairSearch) =>
  from && until ? (from === until ? from : `${from} 至 ${until}`) : from ? `${from} 起` : `${until} 以前`

/** What narrows the list beside its filters: words, days, a series; each can be taken away. */
export function Narrowed({ search }: { search: FairSearch }) {
  const { t, from, until, series } = search
  if (!(t || from || until || series)) return null
  return (
    <Row>
      {t && <RemovableTagLink label={`“${t}”`} href={fairListAddress(search, { t: '' })} />}
      {(from || until) && (
        <RemovableTagLink label={daysInWords(search)} href={fairListAddress(search, { from: '', until: '' })} />
      )}
      {series && <RemovableTagLink label="同一系列" href={fairListAddress(search, { series: '' })} />}
    </Row>
  )
}
