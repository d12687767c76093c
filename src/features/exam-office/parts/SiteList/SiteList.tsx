import type { OfficeSite } from '#contract/exam-site-fields'
import { RecordList, RecordRow, Tag } from '#design-system'
import { sitesHref } from '../../model/office-addresses.ts'
import { seatedAt, sizeOfRooms, sizeWords } from '../../model/site-values.ts'

interface Props {
  exam: string
  sites: readonly OfficeSite[]
  /** Whether they lead to where they are changed. */
  canChange: boolean
}

/** Where an exam is sat: how large each site is, and how many people have a seat there. Renders a `<ul>`. */
export const SiteList = ({ exam, sites, canChange }: Props) => (
  <RecordList>
    {sites.map(site => {
      const { people, stranded } = seatedAt(site)
      return (
        <RecordRow
          key={site.id}
          title={`${site.code} ${site.name}`}
          href={canChange ? sitesHref(exam, site.id) : undefined}
          state={stranded > 0 && <Tag tone="warning">要重新编排</Tag>}
          facts={[site.address, sizeWords(sizeOfRooms(site.rooms)), people > 0 && `已排 ${people} 人`]}
          summary={stranded > 0 && `有 ${stranded} 人坐在备用考场，重新编排后换座。`}
        />
      )
    })}
  </RecordList>
)
