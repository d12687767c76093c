import { pathTo } from '#contract/pages'
import type { Topic } from '#contract/topics'
import { Link, LoadState, Notice, PageError, Skeleton, Stack, TabLinks } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useTopic } from '../../hooks/useTopic.ts'
import { type Asked, askedOf } from '../../model/topic-address.ts'
import { TopicBlocks } from '../../parts/TopicBlocks/TopicBlocks.tsx'
import { TopicHero } from '../../parts/TopicHero/TopicHero.tsx'

const skeleton = (
  <Stack gap={4}>
    <Skeleton shape="block" />
    <Skeleton shape="heading" width={40} />
    <Skeleton />
    <Skeleton />
  </Stack>
)

/** One page for every topic: `/ay/index` … and `/topic/:name`. What it shows is its record. */
export function TopicPage() {
  const { path, query } = useRequest()
  const asked = askedOf(path, query)
  const { topic, ...state } = useTopic()
  usePageHead(topic ? { title: topic.title, description: topic.summary } : null)
  if (isNotFound(state.error)) return <TopicMissing />
  return (
    <LoadState {...state} data={topic} loading={skeleton}>
      {shown => <TopicShown topic={shown} asked={asked} />}
    </LoadState>
  )
}

function TopicMissing() {
  usePageHead({ title: '专题不存在', noIndex: true })
  return (
    <PageError
      title="没有找到这个专题"
      actions={[
        { label: '查看专项招聘', href: pathTo('working') },
        { label: '返回首页', href: pathTo('home') },
      ]}
    >
      专题可能已经撤下，或者地址输错了。
    </PageError>
  )
}

function TopicShown({ topic, asked }: { topic: Topic; asked: Asked }) {
  const [first, ...rest] = topic.blocks
  const plain = { eyebrow: '', title: topic.title, lead: topic.summary, facts: [], actions: [] }
  const hero = first?.kind === 'hero' ? first : plain
  return (
    <Stack gap={5}>
      <TopicHero block={hero} theme={topic.theme} />
      {topic.state === 'ended' && (
        <Notice label="专题状态">
          本专题已于 {topic.ends} 结束，内容保留供查阅。
          <Link href={pathTo('working')}>看正在进行的专项招聘</Link>
        </Notice>
      )}
      {topic.state === 'coming' && <Notice label="专题状态">本专题将于 {topic.starts} 开始。</Notice>}
      {topic.family.length > 0 && (
        <TabLinks
          label="本专题的页面"
          items={topic.family.map(({ address, label }) => ({
            href: address,
            label,
            current: address === topic.address,
          }))}
        />
      )}
      <TopicBlocks topic={topic} blocks={hero === first ? rest : topic.blocks} asked={asked} />
    </Stack>
  )
}
