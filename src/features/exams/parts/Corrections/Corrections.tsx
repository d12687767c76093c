import { useId } from 'react'
import type { ExamCorrection } from '#contract/exams'
import { Heading, wholeFigures } from '#design-system'
import { formatDate } from '#platform/dates'
import { Changes, Root } from './Corrections.styles.ts'

/** What of a notice was changed, and from what: above the text, which is the corrected one. Renders nothing where nothing was. */
export function Corrections({ corrections }: { corrections: readonly ExamCorrection[] }) {
  const titleId = useId()
  if (corrections.length === 0) return null
  return (
    <Root aria-labelledby={titleId}>
      <Heading level={2} size="lg" id={titleId}>
        更正了 {corrections.length} 处
      </Heading>
      <Changes>
        {corrections.map(({ at, what, before, after }) => (
          <li key={`${at} ${what}`}>
            <div>
              <b>{what}</b>
              <time>{formatDate(at)}</time>
            </div>
            <dl>
              <div>
                <dt>原来</dt>
                <dd>
                  <del>{wholeFigures(before)}</del>
                </dd>
              </div>
              <div>
                <dt>现在</dt>
                <dd>
                  <ins>{wholeFigures(after)}</ins>
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </Changes>
    </Root>
  )
}
