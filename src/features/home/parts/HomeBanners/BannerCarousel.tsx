import type { Ad } from '#contract/ads'
import { pathTo } from '#contract/pages'
import { Carousel, EmptyState, Link, LoadState } from '#design-system'
import { useBanners } from '../../hooks/useBanners.ts'
import { Slide, Words } from './BannerCarousel.styles.ts'
import { Waiting } from './HomeBanners.styles.ts'

/** Long enough to read a title and a line twice. */
const SECONDS = 10

const slideOf = ({ id, title, words, image, href }: Ad) => ({
  key: id,
  content: (
    <Slide>
      <Words>
        <p>
          <Link href={href} variant="quiet" stretched>
            {title}
          </Link>
        </p>
        {words && <p>{words}</p>}
      </Words>
      {image && <img src={image} alt="" loading="lazy" decoding="async" />}
    </Slide>
  ),
})

/** What is promoted now, one at a time; it stands still while somebody points at it, works in it or asked for stillness. */
export function BannerCarousel() {
  const { banners, ...state } = useBanners()
  return (
    <LoadState
      {...state}
      data={banners}
      loading={<Waiting />}
      isEmpty={list => list.length === 0}
      empty={
        <EmptyState title="近期没有专项活动" action={<Link href={pathTo('notices')}>看看通知公告</Link>}>
          有新的招聘活动和服务时，会在这里推荐。
        </EmptyState>
      }
    >
      {list => <Carousel label="推荐活动和服务" every={SECONDS} slides={list.map(slideOf)} />}
    </LoadState>
  )
}
