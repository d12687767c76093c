import { type ReactNode, useEffect } from 'react'
import type { BlockOf, ShownBlock, Topic } from '#contract/topics'
import { ErrorBoundary, Heading, Skeleton } from '#design-system'
import { later } from '#platform/later'
import type { Asked } from '../../model/topic-address.ts'
import { TopicHero } from '../TopicHero/TopicHero.tsx'
import { Block, Grid, Lead } from './TopicBlocks.styles.ts'

const mediaBlocks = () => import('./MediaBlocks.tsx')
const CountdownBlock = later(async () => (await mediaBlocks()).CountdownBlock)
const DownloadsBlock = later(async () => (await mediaBlocks()).DownloadsBlock)
const GalleryBlock = later(async () => (await mediaBlocks()).GalleryBlock)
const VideoBlock = later(async () => (await mediaBlocks()).VideoBlock)

const awaited = <Skeleton shape="block" data-awaited />
const wordBlocks = () => import('./WordBlocks.tsx')
const ContactBlock = later(async () => (await wordBlocks()).ContactBlock, awaited)
const FaqBlock = later(async () => (await wordBlocks()).FaqBlock, awaited)
const LinksBlock = later(async () => (await wordBlocks()).LinksBlock, awaited)
const SearchBlock = later(async () => (await wordBlocks()).SearchBlock, awaited)
const TableBlock = later(async () => (await wordBlocks()).TableBlock, awaited)
const TextBlock = later(async () => (await wordBlocks()).TextBlock, awaited)
const TimelineBlock = later(async () => (await wordBlocks()).TimelineBlock, awaited)

const FormBlock = later(async () => (await import('../FormBlock/FormBlock.tsx')).FormBlock, awaited)
const StandingBlock = later(async () => (await import('../StandingBlock/StandingBlock.tsx')).StandingBlock, awaited)

const ruleBlocks = () => import('./RuleBlocks.tsx')
const ArticlesBlock = later(async () => (await ruleBlocks()).ArticlesBlock, awaited)
const CompaniesBlock = later(async () => (await ruleBlocks()).CompaniesBlock, awaited)
const FiguresBlock = later(async () => (await ruleBlocks()).FiguresBlock, awaited)
const JobsBlock = later(async () => (await ruleBlocks()).JobsBlock, awaited)
const PickerBlock = later(async () => (await ruleBlocks()).PickerBlock, awaited)
const TopicsBlock = later(async () => (await ruleBlocks()).TopicsBlock, awaited)

type Framed = Exclude<ShownBlock, { kind: 'hero' }>

interface Props {
  topic: Pick<Topic, 'theme' | 'today'>
  blocks: readonly ShownBlock[]
  asked: Asked
  /** Draws what a series of fairs knows of itself; those blocks stand on its page alone. */
  drawSeries?: ((block: BlockOf<'series'>) => ReactNode) | undefined
}

/** What a block shows inside its frame; null for a kind that this page is too old to know. */
function contentOf(block: Framed, { topic: { today }, asked, drawSeries }: Props): ReactNode {
  switch (block.kind) {
    case 'series':
      return drawSeries?.(block) ?? null
    case 'text':
      return <TextBlock block={block} />
    case 'articles':
      return <ArticlesBlock block={block} asked={asked} />
    case 'jobs':
      return <JobsBlock block={block} />
    case 'companies':
      return <CompaniesBlock block={block} />
    case 'timeline':
      return <TimelineBlock block={block} today={today} />
    case 'table':
      return <TableBlock block={block} />
    case 'gallery':
      return <GalleryBlock block={block} />
    case 'video':
      return <VideoBlock block={block} />
    case 'downloads':
      return <DownloadsBlock block={block} />
    case 'faq':
      return <FaqBlock block={block} />
    case 'contact':
      return <ContactBlock block={block} />
    case 'countdown':
      return <CountdownBlock block={block} />
    case 'search':
      return <SearchBlock block={block} />
    case 'picker':
      return <PickerBlock block={block} asked={asked} />
    case 'figures':
      return <FiguresBlock block={block} />
    case 'form':
      return <FormBlock block={block} />
    case 'standing':
      return <StandingBlock block={block} />
    case 'topics':
      return <TopicsBlock block={block} asked={asked} />
    case 'links':
      return <LinksBlock block={block} />
    default:
      block satisfies never
      return null
  }
}

/** Reports a block that was left out; whoever reads the page need not know. */
function LeftOut({ kind }: { kind: string }) {
  useEffect(() => {
    console.warn(`topic: no such block: ${kind}`)
  }, [kind])
  return null
}

/** A topic of usual length is laid out whole: what is skipped cannot be measured by those who check a page. */
const EARLY = 12

/** The blocks of a topic in their order, in twelve columns; one that fails takes no other with it. Renders a `<div>`. */
export const TopicBlocks = (props: Props) => (
  <Grid>
    {[...props.blocks.entries()].map(([at, block]) => {
      if (block.kind === 'hero') return <TopicHero key={at} block={block} theme={props.topic.theme} isFirst={false} />
      const content = contentOf(block, props)
      if (content === null) return <LeftOut key={at} kind={Object(block).kind} />
      return (
        <Block key={at} data-width={block.width} data-late={at >= EARLY || undefined}>
          {block.title && (
            <Heading level={2} size="xl">
              {block.title}
            </Heading>
          )}
          {block.lead && <Lead>{block.lead}</Lead>}
          <ErrorBoundary label={block.title || '这一部分'} resetKey={props.asked.address}>
            {content}
          </ErrorBoundary>
        </Block>
      )
    })}
  </Grid>
)
