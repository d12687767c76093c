import { RecordListLayout, TabLinks, VisuallyHidden } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { type KeptKind, keptAddress, keptKinds, keptSearch } from '../../model/tabs.ts'
import { KeptTalents } from '../../parts/KeptTalents/KeptTalents.tsx'

const labels = { favourites: '收藏', downloads: '已下载', views: '浏览记录' } as const satisfies Record<
  KeptKind,
  string
>

/** `/enterprise/talents` — resumes that the company keeps: favourites, downloads, what was looked at. */
export function TalentsPage() {
  const { query: address } = useRequest()
  const open = keptSearch.parse(address).tab
  usePageHead({ title: '人才库', noIndex: true })
  return (
    <RecordListLayout
      title="人才库"
      tabs={
        <TabLinks
          label="人才库"
          items={keptKinds.map(tab => ({ href: keptAddress({ tab }), label: labels[tab], current: tab === open }))}
        />
      }
    >
      <VisuallyHidden as="h2">{labels[open]}</VisuallyHidden>
      <KeptTalents key={open} />
    </RecordListLayout>
  )
}
