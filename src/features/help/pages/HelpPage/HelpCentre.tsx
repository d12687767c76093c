import { pathTo } from '#contract/pages'
import { helpAudienceList } from '#contract/reference/help'
import { Card, EmptyState, LandingLayout, Link, LoadState, Stack, TabLinks } from '#design-system'
import { WordSearch } from '#features/news'
import { usePageHead } from '#platform/head'
import { useHelpQuestions } from '../../hooks/useHelp.ts'
import { type HelpSearch, helpAddress } from '../../model/help-address.ts'
import { HelpList } from '../../parts/HelpList/HelpList.tsx'
import { ServiceLines } from '../../parts/ServiceLines/ServiceLines.tsx'
import { TopicLinks } from './TopicLinks.tsx'

const TITLE = '帮助中心'

/** Questions by audience, searched; whom to call; statements. */
export function HelpCentre({ search }: { search: HelpSearch }) {
  const { for: audience, q: words } = search
  const { questions, ...state } = useHelpQuestions()
  usePageHead({ title: TITLE, description: '求职、招聘、考试报名、档案和投诉的常见问题，可以搜索；附服务热线。' })
  const countOf = (value: string) => questions?.counts.find(one => one.audience === value)?.count ?? 0
  const shown = helpAudienceList.filter(({ value }) => audience === '' || audience === value)
  return (
    <LandingLayout
      drawing="jobs"
      title={TITLE}
      start={
        <WordSearch
          key={words}
          action={pathTo('help')}
          param="q"
          label="搜索常见问题"
          placeholder="如：转档案"
          defaultWord={words}
          kept={[['for', audience]]}
        />
      }
    >
      <TabLinks
        label="按对象看"
        items={[
          { href: helpAddress({ ...search, for: '' }), label: '全部', current: audience === '' },
          ...helpAudienceList.map(({ value, label }) => ({
            href: helpAddress({ ...search, for: value }),
            label: words === '' ? label : `${label}（${countOf(value)}）`,
            current: audience === value,
          })),
        ]}
      />
      <LoadState
        {...state}
        data={questions}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState title="没有找到相关的问题" action={<Link href={pathTo('help')}>查看全部问题</Link>}>
            换一个说法试试，或者拨打下面的服务热线。
          </EmptyState>
        }
      >
        {({ list }) => (
          <Stack gap={4}>
            {shown.map(({ value, label }) => {
              const own = list.filter(one => one.audience === value)
              return (
                own.length > 0 && (
                  <Card key={value} title={label}>
                    <HelpList questions={own} open={list.length === 1} />
                  </Card>
                )
              )
            })}
          </Stack>
        )}
      </LoadState>
      <Card>
        <Stack gap={5}>
          <ServiceLines lines={['hotline', 'examLine', 'archivesLine', 'complaintLine']} />
          <TopicLinks />
        </Stack>
      </Card>
    </LandingLayout>
  )
}
