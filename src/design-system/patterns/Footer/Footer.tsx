import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { Anchor } from '../../primitives/Link/index.ts'
import { Legal, Root } from './Footer.styles.ts'

export type FooterGroup = {
  title: string
  links: readonly { title: string; url: string }[]
}

/** A number that an authority gave, and the government page that it leads to. */
export type Filing = { text: string; url: string }

export type FooterProps = Omit<ComponentProps<'footer'>, 'children'> & {
  logo?: string | undefined
  groups: readonly FooterGroup[]
  /** What is to be known, by name: numbers to call, hours. A number at the beginning can be dialled; none, and the line is left out. */
  lines?: readonly { name: string; items: readonly string[] }[] | undefined
  /** Pictures of QR codes: the website and the official messaging account. */
  codes?: readonly { src: string; title: string }[] | undefined
  /** Whose site this is, by part: 主办单位, 承办单位. One without a name is left out. */
  bodies?: readonly { part: string; name: string }[] | undefined
  /** Who holds the rights, with the year. */
  copyright: string
  /** ICP filing number. */
  filing: Filing
  /** Filing number of the public security, beside its shield. */
  policeFiling?: Filing | undefined
  /** What the site has been made fit for, beside the drawing of it. */
  marks?: readonly { kind: 'elder' | 'access'; title: string }[] | undefined
  /** A last word, such as that the content is invented. */
  note?: string | undefined
}

const lead = /^[\d\s+()-]+/

/** A number that a phone dials, with the words after it; words alone stay words. */
const Line = ({ text }: { text: string }) => {
  const digits = lead.exec(text)?.[0].trim()
  return digits ? <Anchor href={`tel:${digits.replaceAll(/[^\d+-]/g, '')}`}>{text}</Anchor> : text
}

/** Folded on a phone, with a name to press; in sight where there is room, under a heading. */
const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details>
    <summary>{title}</summary>
    <h2>{title}</h2>
    {children}
  </details>
)

const FilingLink = ({ filing, mark }: { filing: Filing | undefined; mark?: 'shield' }) =>
  filing?.text ? (
    <Anchor href={filing.url} target="_blank" data-mark={mark}>
      {filing.text}
    </Anchor>
  ) : null

/** Links, numbers, hours, codes, who runs the site, rights and filings. Renders a `<footer>`. */
export const Footer = ({
  logo,
  groups,
  lines = [],
  codes = [],
  bodies = [],
  copyright,
  filing,
  policeFiling,
  marks = [],
  note,
  ...rest
}: FooterProps) => (
  <Root {...rest}>
    <div>
      {groups.map(({ title, links }) => (
        <Fold key={title} title={title}>
          <ul>
            {links.map(link => (
              <li key={link.url}>
                <Anchor href={link.url}>{link.title}</Anchor>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
      <Fold title="联系我们">
        <dl>
          {lines.map(
            ({ name, items }) =>
              items.length > 0 && (
                <Fragment key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {items.map((item, index) => (
                      <Fragment key={item}>
                        {index > 0 && '、'}
                        <Line text={item} />
                      </Fragment>
                    ))}
                  </dd>
                </Fragment>
              ),
          )}
        </dl>
      </Fold>
      {codes.length > 0 && (
        <Fold title="二维码">
          <ul>
            {codes.map(({ src, title }) => (
              <li key={title}>
                <figure>
                  <img src={src} alt={`${title}二维码`} loading="lazy" width={96} height={96} />
                  <figcaption>{title}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
    <Legal>
      <p>
        {logo && <img src={logo} alt="" loading="lazy" width={24} height={24} />}
        {bodies.map(({ part, name }) => name !== '' && <span key={part}>{`${part}：${name}`}</span>)}
        <span>{copyright}</span>
        <FilingLink filing={filing} />
        <FilingLink filing={policeFiling} mark="shield" />
        {marks.map(({ kind, title }) => (
          <span key={kind} data-mark={kind}>
            {title}
          </span>
        ))}
        {note && <span>{note}</span>}
      </p>
    </Legal>
  </Root>
)
