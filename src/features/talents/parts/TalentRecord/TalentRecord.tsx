import type { TalentCard } from '#contract/talents'
import { RecordRow, type RecordRowProps, Tag } from '#design-system'
import type { KeptKind } from '../../model/tabs.ts'
import { factsOf, talentHref, titleOf, wageText } from '../../model/words.ts'

interface Props extends Pick<RecordRowProps, 'select' | 'current' | 'actions'> {
  talent: TalentCard
  /** When it was kept or changed. */
  note: string
  /** The list that is open: that somebody stands in it goes without saying. */
  keptAs?: KeptKind | undefined
  /** Why somebody is shown here, in place of the latest job. */
  reasons?: readonly string[]
}

/** Somebody who looks for work, as a row of what a company keeps or is offered. Renders a `<li>`. */
export const TalentRecord = ({ talent, note, keptAs, reasons = [], ...row }: Props) => (
  <RecordRow
    level={3}
    title={titleOf(talent)}
    href={talentHref(talent.id)}
    state={
      <>
        {talent.downloaded && keptAs !== 'downloads' && <Tag tone="success">已下载</Tag>}
        {talent.favourite && keptAs !== 'favourites' && <Tag>已收藏</Tag>}
      </>
    }
    facts={[
      wageText(talent),
      ...factsOf(talent),
      reasons.length === 0 && talent.latestTitle && `最近职位：${talent.latestTitle}`,
    ]}
    summary={reasons.length > 0 && `推荐理由：${reasons.join('、')}`}
    end={note}
    {...row}
  />
)
