import { pathTo } from '#contract/pages'
import { CentreLayout, LoadState, leadToCome } from '#design-system'
import { usePageHead } from '#platform/head'
import { isNotFound } from '#platform/transport'
import { useOfficeFair } from '../../hooks/useOfficeFairs.ts'
import { NoOffice } from '../../parts/NoOffice/NoOffice.tsx'
import { DeskCards } from './DeskCards.tsx'
import { DeskFigures } from './DeskFigures.tsx'
import { DeskToday } from './DeskToday.tsx'

/** `/manage/fair-office/:id` — the desk of one fair: what comes next, what waits for me, how it stands, the doors to the work. */
export function OfficeFairPage() {
  usePageHead({ title: '招聘会工作台', noIndex: true })
  const { desk, ...state } = useOfficeFair()
  if (isNotFound(state.error)) return <NoOffice />
  return (
    <CentreLayout
      title={desk?.fair.title ?? '招聘会工作台'}
      lead={desk ? [desk.fair.organiser, desk.fair.venue].filter(Boolean).join('，') : leadToCome}
      crumbs={[{ label: '招聘会业务', href: pathTo('fairOffice') }, { label: '招聘会工作台' }]}
      today={
        <LoadState {...state} data={desk}>
          {shown => <DeskToday desk={shown} />}
        </LoadState>
      }
      figures={desk && <DeskFigures desk={desk} />}
    >
      {desk && <DeskCards desk={desk} />}
    </CentreLayout>
  )
}
