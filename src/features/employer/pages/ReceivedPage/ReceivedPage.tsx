import { useId, useState } from 'react'
import type { ReceivedApplication } from '#contract/applications'
import { BoardLayout, Button, icons } from '#design-system'
import { ResumeZip } from '#features/seeker'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { useRequest } from '#platform/routing'
import { useMayAct } from '#platform/session'
import { useReceivedSheet } from '../../hooks/useReceived.ts'
import { filterOf, type ReceivedSearch, receivedAddress, receivedSearch } from '../../model/list-search.ts'
import { AwaitsReview } from '../../parts/AwaitsReview/AwaitsReview.tsx'
import { BlindSwitch } from '../../parts/BlindSwitch/BlindSwitch.tsx'
import { ComparedApplications } from '../../parts/ComparedApplications/ComparedApplications.tsx'
import { ReceivedBench } from '../../parts/ReceivedBench/ReceivedBench.tsx'
import { ReceivedFilter } from '../../parts/ReceivedFilter/ReceivedFilter.tsx'
import { Finder, OnPhone, Tools } from './ReceivedPage.styles.ts'

/** `/manage/resume` — the applications that the employer has received, as a list or a board, or some of them compared. */
export function ReceivedPage() {
  const { query: address } = useRequest()
  const search = receivedSearch.parse(address)
  const isComparing = search.compare.length > 0
  const mayRecruit = useMayAct('recruiter')
  // Those chosen stay so while they are compared, and in the other view.
  const [people, setPeople] = useState<readonly ReceivedApplication[]>([])
  const isNarrowed = search.unread || search.t + search.job + search.tag !== ''
  const [isFolded, setFolded] = useState(!isNarrowed)
  const finderId = useId()
  usePageHead({ title: isComparing ? '对比简历' : '收到的简历', noIndex: true })
  if (isComparing) {
    const backHref = receivedAddress(search, { compare: [] })
    return (
      <BoardLayout title="对比简历" crumbs={[{ label: '收到的简历', href: backHref }, { label: '对比' }]}>
        <ComparedApplications backHref={backHref} />
      </BoardLayout>
    )
  }
  return (
    <BoardLayout
      title="收到的简历"
      actions={
        <>
          <OnPhone>
            <Button
              size="small"
              icon={icons.search}
              aria-expanded={!isFolded}
              aria-controls={finderId}
              onClick={() => setFolded(folded => !folded)}
            >
              查找
            </Button>
          </OnPhone>
          {mayRecruit && (
            <>
              <ResumeZip order={{ filter: filterOf(search) }} label="打包下载全部" size="small" />
              <SheetButton search={search} />
            </>
          )}
        </>
      }
      tools={
        <>
          <AwaitsReview />
          <Tools>
            <Finder id={finderId} data-folded={isFolded || undefined}>
              <ReceivedFilter search={search} />
            </Finder>
            {mayRecruit && <BlindSwitch />}
          </Tools>
        </>
      }
    >
      <ReceivedBench search={search} people={people} onPeopleChange={setPeople} mayRecruit={mayRecruit} />
    </BoardLayout>
  )
}

/** Saves what the address asks for as a spreadsheet. */
function SheetButton({ search }: { search: ReceivedSearch }) {
  const sheet = useReceivedSheet()
  const say = useSay()

  async function save() {
    try {
      await sheet.save(filterOf(search))
      say.done('已导出当前条件下的简历，联系方式只显示一部分')
    } catch (error) {
      say.failure(error)
    }
  }

  return (
    <Button size="small" icon={icons.download} loading={sheet.isSaving} onClick={() => void save()}>
      导出表格
    </Button>
  )
}
