import { LoadState, RecordListLayout, TabLinks } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useMakePlates, usePlateCounts, useSignPrint, useSigns } from '../../hooks/usePrints.ts'
import { printsHref, printsSearch } from '../../model/office-addresses.ts'
import { officeCrumbs } from '../../model/office-crumbs.ts'
import { EntranceList } from '../../parts/EntranceList/EntranceList.tsx'
import { NoOffice } from '../../parts/NoOffice/NoOffice.tsx'
import { PlateDesk } from '../../parts/PlateDesk/PlateDesk.tsx'
import { SignDesk } from '../../parts/SignDesk/SignDesk.tsx'
import { fairIn } from '../../reads.ts'

/** Name plates: asked for only where they are to be made. */
function Plates({ fair }: { fair: string }) {
  const { counts, ...state } = usePlateCounts()
  const { make } = useMakePlates(fair)
  return (
    <LoadState {...state} data={counts}>
      {shown => <PlateDesk counts={shown} onMake={group => make({ group })} />}
    </LoadState>
  )
}

/** `/manage/fair-office/:id/prints` — what is printed for the day: signs, name plates, the list for the entrance. */
export function OfficePrintsPage() {
  usePageHead({ title: '现场用纸', noIndex: true })
  const request = useRequest()
  const { fair } = fairIn(request)
  const { view } = printsSearch.parse(request.query)
  const { signs, ...state } = useSigns()
  const record = useSignPrint(fair)
  if (isNotFound(state.error)) return <NoOffice />
  const tabs = [
    { view: '', label: '展位牌' },
    { view: 'plates', label: '参会证' },
    { view: 'entrance', label: '入口名录' },
  ] as const
  return (
    <RecordListLayout
      title="现场用纸"
      lead="开场前打印：展位牌、参会证和入口名录。"
      crumbs={officeCrumbs(fair, signs?.title, '现场用纸')}
      tabs={
        <TabLinks
          label="打印什么"
          items={tabs.map(tab => ({ href: printsHref(fair, tab.view), label: tab.label, current: tab.view === view }))}
        />
      }
    >
      {view === 'plates' ? (
        <Plates fair={fair} />
      ) : (
        <LoadState {...state} data={signs}>
          {shown =>
            view === 'entrance' ? <EntranceList fair={shown} /> : <SignDesk signs={shown} onPrinted={record} />
          }
        </LoadState>
      )}
    </RecordListLayout>
  )
}
