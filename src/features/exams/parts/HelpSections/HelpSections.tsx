import type { HelpEntry } from '#contract/exams'
import { pathTo } from '#contract/pages'
import { Card, Highlight, Link } from '#design-system'
import { highlightRanges } from '#platform/text'
import { Questions } from './HelpSections.styles.ts'

interface HelpSectionsProps {
  entries: readonly HelpEntry[]
  /** Search words to mark. */
  words?: string | undefined
}

const marked = (text: string, words: string) =>
  words === '' ? text : <Highlight text={text} ranges={highlightRanges(text, words)} />

/** Questions by what they are about, a card each. Renders a `Card` for every section. */
export const HelpSections = ({ entries, words = '' }: HelpSectionsProps) =>
  [...Map.groupBy(entries, ({ section }) => section)].map(([section, own]) => (
    <Card key={section} title={section}>
      <Questions>
        {own.map(({ id, title, summary }) => (
          <li key={id}>
            <Link href={pathTo('examHelpEntry', { id })} variant="plain" stretched>
              {marked(title, words)}
            </Link>
            <span>{marked(summary, words)}</span>
          </li>
        ))}
      </Questions>
    </Card>
  ))
