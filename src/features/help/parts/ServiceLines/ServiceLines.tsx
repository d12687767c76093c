import type { SiteConfig } from '#contract/site'
import { Link } from '#design-system'
import { useSite } from '../../hooks/useSite.ts'
import { Lines } from './ServiceLines.styles.ts'

const names = {
  hotline: '服务热线',
  examLine: '考试专线',
  archivesLine: '档案专线',
  complaintLine: '投诉电话',
} as const
type Line = keyof typeof names

/** As many of a line as are called first; the footer has them all. */
const SHOWN = 2

const numbers = (text: string) =>
  text
    .split('、')
    .filter(number => number.trim() !== '')
    .slice(0, SHOWN)

const numberIn = (text: string) => /\d[\d-]{4,}/.exec(text)?.[0]

const shownLines = (config: SiteConfig, lines: readonly Line[]) =>
  lines.map(line => [line, numbers(config[line])] as const).filter(([, all]) => all.length > 0)

/** Whom to call, from the site's settings, and when. Renders a `<dl>`. */
export function ServiceLines({ lines }: { lines: readonly Line[] }) {
  const { site } = useSite()
  return (
    <Lines>
      {site &&
        shownLines(site, lines).map(([line, all]) => (
          <div key={line}>
            <dt>{names[line]}</dt>
            {all.map(text => {
              const number = numberIn(text)
              return <dd key={text}>{number ? <Link href={`tel:${number}`}>{text}</Link> : text}</dd>
            })}
          </div>
        ))}
      <div>
        <dt>服务时间</dt>
        <dd>工作日 09:00-17:00</dd>
      </div>
    </Lines>
  )
}
