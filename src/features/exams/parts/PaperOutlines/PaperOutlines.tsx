import type { ExamKind } from '#contract/exams'
import { Card, Heading, Link, Stack, Text } from '#design-system'
import { themeListAddress, themeSearch } from '../../model/exam-search.ts'
import { kindLabel } from '../../model/exam-words.ts'
import { outlines } from '../../model/outlines.ts'
import { Papers } from './PaperOutlines.styles.ts'

const none = themeSearch.parse(new URLSearchParams())

const themesOf = (kind: ExamKind) => themeListAddress(none, { kind })

/** What the papers of each kind of exam ask. Renders a `Card` for each kind. */
export const PaperOutlines = () =>
  outlines.map(({ kind, lead, papers }) => (
    <Card key={kind} title={kindLabel(kind)} action={<Link href={themesOf(kind)}>招聘项目</Link>}>
      <Stack gap={4}>
        <Text>{lead}</Text>
        <Papers>
          {papers.map(({ title, how, parts }) => (
            <section key={title}>
              <Heading level={3} size="md">
                {title}
              </Heading>
              <p>{how}</p>
              <ul>
                {parts.map(part => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </section>
          ))}
        </Papers>
      </Stack>
    </Card>
  ))
