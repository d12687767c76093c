import { Fragment, useRef } from 'react'
import type { FairSign, FairSigns } from '#contract/fair-papers'
import { EmptyState, icons, PrintHelper, Stack } from '#design-system'
import { byName, byRow } from '../../model/entrance-list.ts'
import { spanOf } from '../../model/moments.ts'
import { Columns, Sheet, Stands } from './EntranceList.styles.ts'

type Fair = Pick<FairSigns, 'title' | 'organiser' | 'opensAt' | 'closesAt' | 'signs'>

const Rows = ({ stands }: { stands: readonly FairSign[] }) => (
  <Stands>
    {stands.map(({ booth, code, company }) => (
      <li key={booth}>
        <b>{code}</b>
        <span>{company}</span>
      </li>
    ))}
  </Stands>
)

/** Who stands where, by booth and by name, for the door of the hall. */
export function EntranceList({ fair: { title, organiser, opensAt, closesAt, signs } }: { fair: Fair }) {
  const sheet = useRef<HTMLElement>(null)
  if (signs.length === 0)
    return (
      <EmptyState title="还没有单位定下展位" icon={icons.building}>
        单位定下展位后，名录会出现在这里。
      </EmptyState>
    )
  return (
    <Stack gap={4}>
      <div>
        <PrintHelper target={sheet} title={`入口名录-${title}`} label="打印入口名录" />
      </div>
      <Sheet ref={sheet} aria-label="入口名录">
        <header>
          <h2>{title}</h2>
          <p>
            {organiser}　{spanOf(opensAt, closesAt)}　参展单位 {signs.length} 家
          </p>
        </header>
        <section aria-label="按展位">
          <h3>按展位找单位</h3>
          <Columns>
            {byRow(signs).map(group => (
              <Fragment key={group.title}>
                <h4>{group.title}</h4>
                <Rows stands={group.stands} />
              </Fragment>
            ))}
          </Columns>
        </section>
        <section aria-label="按单位">
          <h3>按单位名称找展位</h3>
          <Columns>
            <Rows stands={byName(signs)} />
          </Columns>
        </section>
      </Sheet>
    </Stack>
  )
}
