import { type ComponentProps, Fragment } from 'react'
import { Anchor } from '../../primitives/Link/index.ts'
import { hotlineItems } from '../TopBar/index.ts'
import { Codes, Legal, Root } from './Footer.styles.ts'
import type { FooterGroup } from './footer-links.ts'

export type FooterProps = Omit<ComponentProps<'footer'>, 'children'> & {
  logo?: string | undefined
  groups: readonly FooterGroup[]
  /** Numbers with 、 between them, as all lines here. */
  hotline?: string | undefined
  examLine?: string | undefined
  archivesLine?: string | undefined
  complaintLine?: string | undefined
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

/** A number that a phone dials; words after it stay words. */
const PhoneNumber = ({ line }: { line: string }) => {
  const digits = lead.exec(line)?.[0].trim()
  return digits ? <Anchor href={`tel:${digits.replaceAll(/[^\d+-]/g, '')}`}>{line}</Anchor> : line
}

/** Links, numbers, hours, codes, rights and filing. Renders a `<footer>`. */
export const Footer = ({
  logo,
  groups,
  hotline = '',
  examLine = '',
  archivesLine = '',
  complaintLine = '',
  codes = [],
  copyright,
  filing,
  note,
  ...rest
}: FooterProps) => {
  const lines = [
    ['服务热线', hotline],
    ['考试咨询', examLine],
    ['档案咨询', archivesLine],
    ['投诉监督', complaintLine],
  ] as const
  return (
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
          {lines.map(([name, line]) => {
            const numbers = hotlineItems(line)
            return (
              numbers.length > 0 && (
                <Fragment key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {numbers.map((number, index) => (
                      <Fragment key={number}>
                        {index > 0 && '、'}
                        <PhoneNumber line={number} />
                      </Fragment>
                    ))}
                  </dd>
                </Fragment>
              )
            )
          })}
          <dt>服务时间</dt>
          <dd>工作日 09:00-17:00</dd>
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
}
