import type { Ad } from '#contract/ads'
import { Card, Image, Link } from '#design-system'
import { List } from './BannerStrip.styles.ts'

/** What is promoted now: words first, a picture only where there is one. Renders a `<ul>`, or nothing without any. */
export const BannerStrip = ({ banners }: { banners: readonly Ad[] }) =>
  banners.length > 0 && (
    <List aria-label="推荐">
      {banners.map(({ id, title, words, image, href }) => (
        <li key={id}>
          <Card interactive>
            {image && <Image src={image} alt="" ratio="16:9" />}
            <Link href={href} variant="quiet" stretched>
              {title}
            </Link>
            {words && <p>{words}</p>}
          </Card>
        </li>
      ))}
    </List>
  )
