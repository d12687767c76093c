import type { ComponentType } from 'react'
import type { FairInfo } from '#contract/fair-halls'
import { isOnline } from '#contract/fair-kinds'
import { fairPhaseLabels } from '#contract/fair-timeline'
import { pathTo } from '#contract/pages'
import {
  Alert,
  DetailHead,
  DetailLayout,
  Heading,
  LoadState,
  PageError,
  TabLinks,
  Text,
  VisuallyHidden,
} from '#design-system'
import { FairTalkSlots, slotsHref } from '#features/fair-draws'
import { FairLives } from '#features/fair-lives'
import { FairTalks } from '#features/fair-talks'
import { WordSearch } from '#features/news'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { Redirect, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useFair, useLiveFigures } from '../../hooks/useFair.ts'
import { fairHref, sceneAddress, sceneHref } from '../../model/fair-address.ts'
import { fairHead, newJobsInWords, spanInWords } from '../../model/fair-words.ts'

const SceneBooths = later(async () => (await import('./SceneBooths.tsx')).SceneBooths)
const FairJobs = later(async () => (await import('../../parts/FairJobs/index.ts')).FairJobs)
const SceneTalks = later(async () => (await import('./SceneTalks.tsx')).SceneTalks)

/** What to do while the hall is not open. */
const advice = {
  coming: '还没有开场，可以先看单位和岗位，岗位现在就可以投递。',
  registering: '还没有开场，可以先看单位和岗位，岗位现在就可以投递。',
  running: '',
  stopped: '会场暂停，岗位仍然可以查看和投递。',
  ended: '已经结束，仍在招聘的岗位可以继续投递。',
  postponed: '已经延期，新的时间另行通知。',
  cancelled: '已经取消，仍在招聘的岗位可以继续投递。',
} as const

interface PartProps {
  fair: FairInfo
}

/** What is heard as the title of what stands in the hall. */
const standsTitles = { '': '参展单位', talks: '参展单位', slots: '一对一在线交流', jobs: '岗位' } as const

/** Which hall is entered, and whom one looks for there. */
function SceneHalls({ fair }: PartProps) {
  const { query } = useRequest()
  const { t, hall, view } = sceneAddress.parse(query)
  // Words for jobs are none for employers.
  const words = view === 'jobs' ? {} : { t }
  return (
    <>
      <TabLinks
        label="展区"
        items={[
          { href: sceneHref(fair.id, words), label: '全部展区', current: hall === '' && view === '' },
          ...fair.halls.map(one => ({
            href: sceneHref(fair.id, { ...words, hall: one.id }),
            label: `${one.name}（${one.companies}）`,
            current: one.id === hall && view === '',
          })),
          { href: sceneHref(fair.id, { view: 'jobs' }), label: '岗位', current: view === 'jobs' },
          { href: slotsHref(fair.id), label: '交流时段', current: view === 'slots' },
        ]}
      />
      {view !== 'jobs' && (
        <WordSearch
          key={t}
          action={pathTo('jobFairScene', { id: fair.id })}
          label="搜索会场"
          placeholder="单位或展位号"
          defaultWord={t}
          kept={[['hall', hall]]}
        />
      )}
      <VisuallyHidden>
        <Heading level={2}>{standsTitles[view]}</Heading>
      </VisuallyHidden>
    </>
  )
}

/** What is on air just now, or was. */
const SceneLives = () => <FairLives />

/** Who stands there, what they offer, or when one may talk to them. */
function SceneStands({ fair }: PartProps) {
  const { query } = useRequest()
  const { view } = sceneAddress.parse(query)
  if (view === 'slots') return <FairTalkSlots fair={fair.id} />
  return view === 'jobs' ? <FairJobs fair={fair} place="scene" /> : <SceneBooths fair={fair} />
}

/** What stands in the hall, from top to bottom; a part says by itself whether it has anything to show. */
const hallParts: Readonly<Record<string, ComponentType<PartProps>>> = {
  lives: SceneLives,
  halls: SceneHalls,
  stands: SceneStands,
}

function Scene({ fair }: PartProps) {
  const { query } = useRequest()
  const { view, talk } = sceneAddress.parse(query)
  const { live, changes } = useLiveFigures(fair.id, fair.phase === 'running')
  const news = changes ? newJobsInWords(changes) : ''
  const { companies, jobs } = live ?? fair
  return (
    <DetailLayout
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '招聘会', href: pathTo('fairs') },
        { label: fair.title, href: fairHref(fair.id) },
        { label: '会场' },
      ]}
    >
      <DetailHead
        title={fair.title}
        figure={spanInWords(fair.timeline.opensAt, fair.timeline.closesAt)}
        facts={[fairPhaseLabels[fair.phase], `${companies} 家单位`, `${jobs} 个岗位`, ...(news ? [news] : [])]}
      />
      {advice[fair.phase] && (
        <Alert tone="info" action={fair.reason && <Text>{fair.reason}</Text>}>
          {advice[fair.phase]}
        </Alert>
      )}
      {view === 'talks' || talk ? (
        <SceneTalks fairId={fair.id} />
      ) : (
        Object.entries(hallParts).map(([name, Part]) => <Part key={name} fair={fair} />)
      )}
    </DetailLayout>
  )
}

/** `/recruitment/scene/:id` — the halls of a fair on line; one on site leads to its page. */
export function JobFairScenePage() {
  const { fair, ...state } = useFair()
  usePageHead(fair ? { ...fairHead(fair), title: `${fair.title} 会场` } : null)
  if (isNotFound(state.error))
    return (
      <PageError area="fairs" title="没有找到这场招聘会" actions={[{ label: '全部招聘会', href: pathTo('fairList') }]}>
        招聘会可能已经撤下，或者地址输错了。
      </PageError>
    )
  return (
    <LoadState {...state} data={fair}>
      {shown =>
        isOnline(shown.kind) ? (
          <>
            <Scene fair={shown} />
            <FairTalks fairId={shown.id} phase={shown.phase} />
          </>
        ) : (
          <Redirect to={fairHref(shown.id)} />
        )
      }
    </LoadState>
  )
}
