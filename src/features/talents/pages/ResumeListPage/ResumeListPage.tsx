import { useSearchParams } from 'react-router-dom'
import { pathTo } from '#contract/pages'
import { PageTitle, Stack, TabLinks, VisuallyHidden } from '#design-system'
import { ResumeCards } from '#features/seeker'
import { usePageHead } from '#platform/head'
import { pageOf } from '../../model/search.ts'
import { AccessLog } from '../../parts/AccessLog/AccessLog.tsx'
import { BlockList } from '../../parts/BlockList/BlockList.tsx'

const PATH = pathTo('resumePrivacy')
const tabs = [
  { name: 'resumes', label: '我的简历', href: PATH },
  { name: 'looks', label: '谁看过我', href: `${PATH}?tab=looks` },
  { name: 'blocks', label: '屏蔽单位', href: `${PATH}?tab=blocks` },
] as const

/** `/user/resume-list` — my resumes with who may find them, who looked at them, and which companies may not. */
export function ResumeListPage() {
  const [address] = useSearchParams()
  const open = tabs.find(({ name }) => name === address.get('tab')) ?? tabs[0]
  usePageHead({ title: '简历与隐私', noIndex: true })
  return (
    <Stack gap={5}>
      <PageTitle size="2xl">简历与隐私</PageTitle>
      <TabLinks
        label="简历与隐私"
        items={tabs.map(({ name, label, href }) => ({ href, label, current: name === open.name }))}
      />
      {open.name !== 'resumes' && <VisuallyHidden as="h2">{open.label}</VisuallyHidden>}
      {open.name === 'resumes' && <ResumeCards />}
      {open.name === 'looks' && (
        <AccessLog
          page={pageOf(address)}
          hrefFor={page => (page > 1 ? `${PATH}?tab=looks&page=${page}` : `${PATH}?tab=looks`)}
        />
      )}
      {open.name === 'blocks' && <BlockList />}
    </Stack>
  )
}
