import type { ExamGuide } from '#contract/exams'
import { DetailSection, Heading, RichText, Text } from '#design-system'
import { Steps } from './GuideSteps.styles.ts'

/** What somebody does from the notice to being taken on, by phases, each step in full. Renders a section for each phase. */
export const GuideSteps = ({ steps }: { steps: ExamGuide['steps'] }) =>
  [...Map.groupBy(steps, ({ section }) => section)].map(([phase, own]) => (
    <DetailSection key={phase} title={phase}>
      <Steps>
        {own.map(({ id, title, summary, html }) => (
          <li key={id}>
            <Heading level={3} size="md">
              {title}
            </Heading>
            <Text tone="muted">{summary}</Text>
            <RichText html={html} headingLevel={4} />
          </li>
        ))}
      </Steps>
    </DetailSection>
  ))
