import { RecordListLayout, TabLinks, VisuallyHidden } from '#design-system'
import { ResumeCards } from '#features/seeker'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { privacyAddress, privacySearch } from '../../model/tabs.ts'
import { AccessLog } from '../../parts/AccessLog/AccessLog.tsx'
import { BlockList } from '../../parts/BlockList/BlockList.tsx'

const tabs = [
  { tab: 'resumes', label: '我的简历' },
  { tab: 'looks', label: '谁看过我' },
  { tab: 'blocks', label: '屏蔽单位' },
] as const

/** `/user/resume-list` — my resumes with who may find them, who looked at them, and which companies may not. */
export function ResumeListPage() {
  const { query: address } = useRequest()
  const open = privacySearch.parse(address).tab
  usePageHead({ title: '简历与隐私', noIndex: true })
  return (
    <RecordListLayout
      title="简历与隐私"
      tabs={
        <TabLinks
          label="简历与隐私"
          items={tabs.map(({ tab, label }) => ({ href: privacyAddress({ tab }), label, current: tab === open }))}
        />
      }
    >
      {open !== 'resumes' && <VisuallyHidden as="h2">{tabs.find(({ tab }) => tab === open)?.label}</VisuallyHidden>}
      {open === 'resumes' && <ResumeCards />}
      {open === 'looks' && <AccessLog />}
      {open === 'blocks' && <BlockList />}
    </RecordListLayout>
  )
}
