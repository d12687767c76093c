import { pathTo } from '#contract/pages'
import { Card, RecordList, RecordRow } from '#design-system'
import { useBoothConsents } from '../../hooks/useBoothConsent.ts'
import { momentOf } from '../../model/words.ts'

/** The fairs at which one hands a resume over, each leading to where it can be taken back. Nothing where there is none. */
export function BoothConsentList() {
  const consents = useBoothConsents()
  if (consents.length === 0) return null
  return (
    <Card title="交给参展单位的简历">
      <RecordList aria-label="交给参展单位的简历">
        {consents.map(({ fair, title, resumeTitle, since, companies }) => (
          <RecordRow
            key={fair}
            level={3}
            title={title}
            href={pathTo('fairTicket', { id: fair })}
            facts={[`简历：${resumeTitle}`, companies === 0 ? '还没有单位扫码' : `${companies} 家单位扫过码`]}
            end={`${momentOf(since)} 起`}
          />
        ))}
      </RecordList>
    </Card>
  )
}
