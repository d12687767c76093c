import { useState } from 'react'
import type { FairDecisions } from '#contract/fair-office'
import { participationLabels, participationStates } from '#contract/fair-participation'
import {
  Button,
  EmptyState,
  icons,
  LoadState,
  Pagination,
  RecordListLayout,
  Stack,
  TabLinks,
  Text,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { pageCountOf, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useApplications, useApplicationWork } from '../../hooks/useApplications.ts'
import { useOfficeFair } from '../../hooks/useOfficeFairs.ts'
import { decidedInWords } from '../../model/application-words.ts'
import { applicationsHref, applicationsSearch } from '../../model/office-addresses.ts'
import { officeCrumbs } from '../../model/office-crumbs.ts'
import { ApplicationList } from '../../parts/ApplicationList/ApplicationList.tsx'
import { BoothDialogs, type BoothWork } from '../../parts/BoothDialogs/BoothDialogs.tsx'
import { NoOffice } from '../../parts/NoOffice/NoOffice.tsx'
import { RefuseApplications } from '../../parts/RefuseApplications/RefuseApplications.tsx'
import { fairIn } from '../../reads.ts'

/** `/manage/fair-office/:id/applications` — employers of a fair: who waits for an answer, who stands where. */
export function OfficeApplicationsPage() {
  usePageHead({ title: '单位报名', noIndex: true })
  const say = useSay()
  const request = useRequest()
  const { fair } = fairIn(request)
  const search = applicationsSearch.parse(request.query)
  const { desk } = useOfficeFair()
  const { applications, ...state } = useApplications()
  const { decide, saveProof, saveAll } = useApplicationWork(fair)
  const [isSaving, setSaving] = useState(false)
  const [refusing, setRefusing] = useState<readonly string[]>([])
  const [work, setWork] = useState<BoothWork | null>(null)
  if (isNotFound(state.error)) return <NoOffice />
  const counts = applications?.counts
  const shown = participationStates.filter(one => one === search.state || (counts?.[one] ?? 0) > 0)
  const sayHow = (answer: FairDecisions, word: string) => {
    const words = decidedInWords(answer, word)
    if (answer.unread > 0 || answer.barred.length > 0) say.warning(words)
    else say.done(words)
  }
  const canDecide = desk?.mandates.includes('organise') ?? false
  const save = async () => {
    setSaving(true)
    await saveAll()
      .catch((error: unknown) => say.failure(error))
      .finally(() => setSaving(false))
  }
  return (
    <RecordListLayout
      title="单位报名"
      lead="审核、安排和对调展位。单位会收到每一步的消息。"
      crumbs={officeCrumbs(fair, desk?.fair.title, '单位报名')}
      actions={
        canDecide && (
          <Button icon={icons.download} loading={isSaving} onClick={() => void save()}>
            下载报名表
          </Button>
        )
      }
      tabs={
        <TabLinks
          label="报名的状态"
          items={[
            { href: applicationsHref(fair), label: '全部', current: search.state === '' },
            ...shown.map(value => ({
              href: applicationsHref(fair, { state: value }),
              label: `${participationLabels[value]}（${counts?.[value] ?? 0}）`,
              current: search.state === value,
            })),
          ]}
        />
      }
    >
      <LoadState
        {...state}
        data={applications}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            title="这里没有单位"
            icon={icons.building}
            page={{ list: applications, firstHref: applicationsHref(fair, { state: search.state }), unit: '家单位' }}
          >
            单位报名后出现在这里，等待最久的排在最前。
          </EmptyState>
        }
      >
        {({ list, total, pageSize }) => (
          <Stack gap={3}>
            <ApplicationList
              applications={list}
              canDecide={canDecide}
              onApprove={ids =>
                decide(ids, 'approve').then(
                  answer => sayHow(answer, '已通过'),
                  (error: unknown) => say.failure(error),
                )
              }
              onRefuse={setRefusing}
              onBooth={setWork}
              onProof={(participation, kind) =>
                saveProof(participation, kind).catch((error: unknown) => say.failure(error))
              }
            />
            {canDecide && (
              <Text size="sm" tone="muted">
                报名表是这场招聘会的全部报名，有设备合计和参会人员姓名。每次下载都会记录，姓名只用于现场接待，用完请删除。
              </Text>
            )}
            <Pagination
              page={search.page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={page => applicationsHref(fair, { ...search, page })}
            />
          </Stack>
        )}
      </LoadState>
      <RefuseApplications
        open={refusing.length > 0}
        count={refusing.length}
        onClose={() => setRefusing([])}
        onRefuse={async reason => {
          sayHow(await decide(refusing, 'refuse', reason), '未通过')
          setRefusing([])
        }}
      />
      <BoothDialogs fair={fair} work={work} onClose={() => setWork(null)} />
    </RecordListLayout>
  )
}
