import { Alert, LoadState, TabLinks, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useTexts } from '../../hooks/useTexts.ts'
import { textsHref, textsSearch } from '../../model/office-addresses.ts'
import { officeCrumbs } from '../../model/office-crumbs.ts'
import { textOf, textTabs } from '../../model/text-values.ts'
import { NoOffice } from '../../parts/NoOffice/NoOffice.tsx'
import { TextForm } from '../../parts/TextForm/TextForm.tsx'
import { fairIn } from '../../reads.ts'
import { FilingPack } from './FilingPack.tsx'

/** `/manage/fair-office/:id/texts` — the emergency and the security plan of a fair: written section by section, printed as one pack. */
export function OfficeTextsPage() {
  usePageHead({ title: '应急预案和安保方案', noIndex: true })
  const request = useRequest()
  const { fair } = fairIn(request)
  const { view } = textsSearch.parse(request.query)
  const { texts, ...state } = useTexts()
  if (isNotFound(state.error)) return <NoOffice />
  const name = view === 'security' ? 'security' : 'emergency'
  return (
    <TaskListLayout
      title="应急预案和安保方案"
      lead="系统按招聘会的信息拟好了草稿，【】里的内容要由主办方填写。"
      crumbs={officeCrumbs(fair, texts?.title, '应急预案和安保方案')}
      wide
      tabs={
        <TabLinks
          label="备案材料"
          items={[
            ...textTabs.map(tab => ({
              href: textsHref(fair, tab.name === 'security' ? 'security' : ''),
              label: tab.label,
              current: view !== 'pack' && tab.name === name,
            })),
            { href: textsHref(fair, 'pack'), label: '打印', current: view === 'pack' },
          ]}
        />
      }
    >
      <LoadState {...state} data={texts}>
        {shown => {
          const text = textOf(shown.texts, name)
          if (view === 'pack') return <FilingPack texts={shown} />
          if (shown.isFrozen) return <Alert tone="info">招聘会已经归档，备案材料不能再改，可以打印。</Alert>
          return text && <TextForm key={`${fair}-${name}`} fair={fair} text={text} leastStaff={shown.leastStaff} />
        }}
      </LoadState>
    </TaskListLayout>
  )
}
