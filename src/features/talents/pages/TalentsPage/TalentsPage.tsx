import { useSearchParams } from 'react-router-dom'
import { pathTo } from '#contract/pages'
import { PageTitle, Stack, TabLinks, VisuallyHidden } from '#design-system'
import { usePageHead } from '#platform/head'
import type { KeptKind } from '../../hooks/useKept.ts'
import { pageOf } from '../../model/search.ts'
import { KeptTalents } from '../../parts/KeptTalents/KeptTalents.tsx'

const PATH = pathTo('talents')
const tabs = [
  { kind: 'favourites', label: '收藏' },
  { kind: 'downloads', label: '已下载' },
  { kind: 'views', label: '浏览记录' },
] as const satisfies readonly { kind: KeptKind; label: string }[]

const addressOf = (kind: KeptKind, page = 1) => {
  const query = new URLSearchParams({
    ...(kind !== 'favourites' && { tab: kind }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${PATH}?${query}` : PATH
}

/** `/enterprise/talents` — resumes that the company keeps: favourites, downloads, what was looked at. */
export function TalentsPage() {
  const [address] = useSearchParams()
  const open = tabs.find(({ kind }) => kind === address.get('tab')) ?? tabs[0]
  usePageHead({ title: '人才库', noIndex: true })
  return (
    <Stack gap={5}>
      <PageTitle size="2xl">人才库</PageTitle>
      <TabLinks
        label="人才库"
        items={tabs.map(({ kind, label }) => ({ href: addressOf(kind), label, current: kind === open.kind }))}
      />
      <VisuallyHidden as="h2">{open.label}</VisuallyHidden>
      <KeptTalents
        key={open.kind}
        kind={open.kind}
        page={pageOf(address)}
        hrefFor={page => addressOf(open.kind, page)}
      />
    </Stack>
  )
}
