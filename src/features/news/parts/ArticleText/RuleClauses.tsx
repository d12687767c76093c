import type { Clause } from '#contract/regulations'
import { Heading, Link } from '#design-system'
import { Clauses, Contents } from './ArticleText.styles.ts'

/** Clauses under their chapters, with a table of contents where there are chapters. Renders a fragment of two sections. */
export function RuleClauses({ clauses }: { clauses: readonly Clause[] }) {
  const chapters = clauses.filter(({ chapter }, at) => chapter !== '' && chapter !== clauses[at - 1]?.chapter)
  const begins = new Set(chapters.map(({ position }) => position))
  return (
    <>
      {chapters.length > 1 && (
        <Contents aria-label="目录">
          <Heading level={2} size="md">
            目录
          </Heading>
          <ol>
            {chapters.map(({ position, chapter, label }) => (
              <li key={position}>
                <Link href={`#clause-${position}`} variant="quiet">
                  {chapter}（{label}起）
                </Link>
              </li>
            ))}
          </ol>
        </Contents>
      )}
      <Clauses aria-label="条文">
        {clauses.map(({ position, chapter, label, text }) => (
          <div key={position}>
            {begins.has(position) && (
              <Heading level={2} size="lg">
                {chapter}
              </Heading>
            )}
            <p id={`clause-${position}`}>
              <b>{label}</b>
              {text}
            </p>
          </div>
        ))}
      </Clauses>
    </>
  )
}
