import { type ComponentProps, Fragment } from 'react'
import { Anchor } from '../../primitives/Link/index.ts'
import { Codes, Legal, Root } from './Footer.styles.ts'

export type FooterGroup = {
  title: string
  links: readonly { title: string; url: string }[]
}

export type FooterProps = Omit<ComponentProps<'footer'>, 'children'> & {
  logo?: string | undefined
  groups: readonly FooterGroup[]
  /** What is to be known, by name: numbers to call, hours. A number at the beginning can be dialled; none, and the line is left out. */
  lines?: readonly { name: string; items: readonly string[] }[] | undefined
  /** Pictures of QR codes: the website and the official messaging account. */
  codes?: readonly { src: string; title: string }[] | undefined
  /** Who holds the rights, with the year. */
  copyright: string
  /** ICP filing number and the government page that it leads to. */
  filing: { text: string; url: string }
  /** A last word, such as that the content is invented. */
  note?: string | undefined
}

const lead = /^[\d\s+()-]+/

/** A number that a phone dials, with the words after it; words alone stay words. */
const Line = ({ text }: { text: string }) => {
  const digits = lead.exec(text)?.[0].trim()
  return digits ? <Anchor href={`tel:${digits.replaceAll(/[^\d+-]/g, '')}`}>{text}</Anchor> : text
}

/** Links, numbers, hours, codes, rights and filing. Renders a `<footer>`. */
export const Footer = ({ logo, groups, lines = [], codes = [], copyright, filing, note, ...rest }: FooterProps) => (
  <Root {...rest}>
    <div>
      <div>
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(link => (
                <li key={link.url}>
                  <Anchor href={link.url}>{link.title}</Anchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
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
      {codes.length > 0 && (
        <Codes>
          {codes.map(({ src, title }) => (
            <li key={title}>
              <figure>
                <img src={src} alt={`${title}二维码`} loading="lazy" width={96} height={96} />
                <figcaption>{title}</figcaption>
              </figure>
            </li>
          ))}
        </Codes>
      )}
    </div>
    <Legal>
      <p>
        {logo && <img src={logo} alt="" loading="lazy" width={32} height={32} />}
        <span>{copyright}</span>
        {filing.text && (
          <Anchor href={filing.url} target="_blank">
            {filing.text}
          </Anchor>
        )}
        {note && <span>{note}</span>}
      </p>
    </Legal>
  </Root>
)
