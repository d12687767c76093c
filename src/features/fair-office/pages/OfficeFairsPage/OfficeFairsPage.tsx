import { fairKindLabels } from '#contract/fair-kinds'
import { fairMandateLabels } from '#contract/fair-mandates'
import { fairPhaseLabels } from '#contract/fair-timeline'
import { pathTo } from '#contract/pages'
import {
  ButtonLink,
  EmptyState,
  icons,
  LoadState,
  RecordList,
  RecordListLayout,
  RecordRow,
  TabLinks,
  Tag,
} from '#design-system'
import { useServiceNow } from '#platform/clock'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { useOfficeFairs } from '../../hooks/useOfficeFairs.ts'
import { dutyLabels, openDuties, timeLeft } from '../../model/duty-words.ts'
import { spanOf } from '../../model/moments.ts'
import { addHref, fairsHref, fairsSearch } from '../../model/office-addresses.ts'
import { phaseTones } from '../../model/phase-tones.ts'

/** `/manage/fair-office` — the fairs that one has a hand in: what is ahead, or what is over. */
export function OfficeFairsPage() {
  usePageHead({ title: '招聘会业务', noIndex: true })
  const { view } = fairsSearch.parse(useRequest().query)
  const { fairs, cities, ...state } = useOfficeFairs()
  const now = useServiceNow()
  return (
    <RecordListLayout
      title="招聘会业务"
      lead="您有权限办理的招聘会。每一步都会记入审计日志。"
      actions={
        cities.length > 0 && (
          <ButtonLink href={addHref()} variant="primary">
            新建招聘会
          </ButtonLink>
        )
      }
      tabs={
        <TabLinks
          label="哪些招聘会"
          items={[
            { href: fairsHref(), label: '未举行和正在举行', current: view === '' },
            { href: fairsHref('past'), label: '已经结束', current: view === 'past' },
          ]}
        />
      }
    >
      <LoadState
        {...state}
        data={fairs}
        isEmpty={list => list.length === 0}
        empty={
          <EmptyState title={view === 'past' ? '还没有结束的招聘会' : '还没有可以办理的招聘会'} icon={icons.fair}>
            主办方给您授权后，招聘会会出现在这里。
          </EmptyState>
        }
      >
        {list => (
          <RecordList>
            {list.map(({ fair, mandates, applied, duties }) => (
              <RecordRow
                key={fair.id}
                title={fair.title}
                href={pathTo('fairOfficeFair', { id: fair.id })}
                state={<Tag tone={phaseTones[fair.phase]}>{fairPhaseLabels[fair.phase]}</Tag>}
                facts={[
                  spanOf(fair.timeline.opensAt, fair.timeline.closesAt),
                  fair.venue || fairKindLabels[fair.kind],
                  `权限：${mandates.map(one => fairMandateLabels[one]).join('、')}`,
                ]}
                summary={openDuties(duties, fair.timeline.closesAt, now)
                  .map(({ name, dueAt }) => `${dutyLabels[name]}${timeLeft(dueAt, now)}`)
                  .join('，')}
                end={applied > 0 ? `${applied} 家待审核` : ''}
              />
            ))}
          </RecordList>
        )}
      </LoadState>
    </RecordListLayout>
  )
}
