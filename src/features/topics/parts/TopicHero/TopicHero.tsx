import type { BlockOf, TopicTheme } from '#contract/topics'
import { ButtonLink, Heading, PageTitle } from '#design-system'
import { TopicGround } from './TopicGround.tsx'
import { Actions, Eyebrow, Facts, Lead, Root } from './TopicHero.styles.ts'

interface Props {
  block: Omit<BlockOf<'hero'>, 'kind'>
  theme: TopicTheme
  /** The page's own heading; a masthead further down is a heading below it. */
  isFirst?: boolean | undefined
}

/** What a topic is, for whom, and what to do first, on its own colours. Renders a `<div>`. */
export const TopicHero = ({ block: { eyebrow, title, lead, facts, actions }, theme, isFirst = true }: Props) => (
  <Root>
    <TopicGround theme={theme} />
    {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
    {isFirst ? <PageTitle masthead>{title}</PageTitle> : <Heading level={2}>{title}</Heading>}
    {lead && <Lead>{lead}</Lead>}
    {facts.length > 0 && (
      <Facts>
        {facts.map(fact => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </Facts>
    )}
    {actions.length > 0 && (
      <Actions>
        {actions.map(({ label, href }) => (
          <ButtonLink key={href} href={href}>
            {label}
          </ButtonLink>
        ))}
      </Actions>
    )}
  </Root>
)
