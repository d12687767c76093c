import { pathTo } from '#contract/pages'
import { Card, Heading, LandingLayout, Link, LoadState, Row, Stack } from '#design-system'
import { usePageHead } from '#platform/head'
import { useBanners, useColumns, useHeadlines } from '../../hooks/useNewsCentre.ts'
import { columnMeta } from '../../model/article-head.ts'
import { BannerStrip } from '../../parts/BannerStrip/BannerStrip.tsx'
import { ColumnGrid } from '../../parts/ColumnGrid/ColumnGrid.tsx'
import { NewsHeadlines } from '../../parts/NewsHeadlines/NewsHeadlines.tsx'
import { WordSearch } from '../../parts/WordSearch/WordSearch.tsx'

const TITLE = '资讯中心'
const DESCRIPTION = '通知公告、考试公告、政策法规与就业新闻，按栏目更新。'

/** `/consultation` — front of the news centre: headlines, what is promoted, the newest of every column. */
export function ConsultationPage() {
  const { headlines, ...headlineState } = useHeadlines()
  const { columns, ...columnState } = useColumns()
  const { banners = [] } = useBanners()
  usePageHead({ title: TITLE, description: DESCRIPTION, meta: columnMeta(TITLE, DESCRIPTION) })
  return (
    <LandingLayout
      drawing="policies"
      title={TITLE}
      lead={DESCRIPTION}
      start={
        <>
          <WordSearch
            action={pathTo('notices')}
            label="搜索全部资讯"
            placeholder="搜公告、考试、政策、新闻"
            defaultWord=""
          />
          <Row gap={4}>
            <Link href={pathTo('notices')}>全部公告</Link>
            <Link href={pathTo('regulations')}>政策法规库</Link>
            <Link href={pathTo('companyNews')}>单位动态</Link>
            <Link href={pathTo('help')}>帮助中心</Link>
          </Row>
        </>
      }
    >
      <Card title="头条">
        <LoadState {...headlineState} data={headlines} isEmpty={list => list.length === 0}>
          {list => <NewsHeadlines headlines={list} />}
        </LoadState>
      </Card>
      <BannerStrip banners={banners} />
      <section aria-labelledby="columns">
        <Stack gap={3}>
          <Heading level={2} id="columns">
            各栏目最新
          </Heading>
          <LoadState {...columnState} data={columns} isEmpty={list => list.length === 0}>
            {list => <ColumnGrid columns={list} />}
          </LoadState>
        </Stack>
      </section>
    </LandingLayout>
  )
}
