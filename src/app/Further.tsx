import { pathTo } from '#contract/pages'
import { Drawing, type FurtherProps, Link } from '#design-system'
import { Beside, Ways } from './Further.styles.ts'

/** Where every page that shows nothing leads, beside its own ways on. */
const ways = [
  { label: '首页', href: pathTo('home') },
  { label: '全部栏目', href: pathTo('siteMap') },
  { label: '帮助中心', href: pathTo('help') },
] as const

/** For somebody who found nothing: ways on that are always there, and on a desktop the drawing of the area. */
export function Further({ besides, area }: FurtherProps) {
  const others = ways.filter(({ href }) => !besides.some(way => way.href === href))
  return (
    <>
      {others.length > 0 && (
        <Ways aria-label="其他去处">
          <span>也可以去</span>
          {others.map(({ label, href }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </Ways>
      )}
      <Beside>
        <Drawing name={area} />
      </Beside>
    </>
  )
}
