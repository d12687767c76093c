import { pathTo } from '#contract/pages'
import { ANSWER_WORKING_DAYS } from '#contract/reference/suggestions'
import { Card, Link, RecordListLayout, TabLinks, TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useRequest } from '#platform/routing'
import { useSession } from '#platform/session'
import { suggestionSearch, suggestionsHref, type View } from '../../model/suggestion-address.ts'
import { WhatHappens } from '../../parts/WhatHappens/WhatHappens.tsx'
import { AnswersView } from './AnswersView.tsx'

const WriteForm = later(async () => (await import('../../parts/WriteForm/WriteForm.tsx')).WriteForm)
const ProgressView = later(async () => (await import('./ProgressView.tsx')).ProgressView)

const views: readonly { view: View; label: string }[] = [
  { view: 'write', label: '写意见' },
  { view: 'progress', label: '查询进度' },
  { view: 'answers', label: '公开答复' },
]

const titles = { write: '意见建议', progress: '查询办理进度', answers: '公开答复' } as const

const crumbsTo = (view: View) => [
  { label: '首页', href: pathTo('home') },
  { label: titles.write, href: suggestionsHref({ view: 'write' }) },
  { label: titles[view] },
]

/** `/suggestions` — write to the office, see what became of it, read what others were answered. */
export function SuggestionsPage() {
  const { query: address } = useRequest()
  const { view } = suggestionSearch.parse(address)
  const { user } = useSession()
  usePageHead({
    title: titles[view],
    description: `向江西省公共就业和人才服务机构咨询、建议、投诉，${ANSWER_WORKING_DAYS} 个工作日内答复；可查询进度，也可查看公开答复。`,
  })
  const head = {
    ...(view !== 'write' && { crumbs: crumbsTo(view) }),
    title: titles[view],
    lead: (
      <>
        咨询、建议、投诉和网站纠错都可以写在这里，{ANSWER_WORKING_DAYS} 个工作日内答复，法定节假日顺延。
        {view === 'write' && user?.userType !== 1 && (
          <span data-per-user>
            想参加正在推荐的活动，可以<Link href={pathTo('adForm')}>在这里报名或询问</Link>。
          </span>
        )}
      </>
    ),
    tabs: (
      <TabLinks
        label="意见建议"
        items={views.map(item => ({
          href: suggestionsHref({ view: item.view }),
          label: item.label,
          current: item.view === view,
        }))}
      />
    ),
  }
  switch (view) {
    case 'write':
      return (
        <TaskListLayout {...head} aside={<WhatHappens />}>
          <Card>
            <WriteForm />
          </Card>
        </TaskListLayout>
      )
    case 'progress':
      return (
        <RecordListLayout {...head}>
          <ProgressView />
        </RecordListLayout>
      )
    case 'answers':
      return <AnswersView head={head} />
    default:
      return view satisfies never
  }
}
