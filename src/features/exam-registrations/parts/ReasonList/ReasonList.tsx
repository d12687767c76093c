import type { ExamRegistration } from '#contract/exam-registrations'
import { DetailSection, Link, Text } from '#design-system'
import { partOfPath, partsOf } from '../../model/enrolment.ts'
import { enrolHref } from '../../model/exam-addresses.ts'
import { List } from './ReasonList.styles.ts'

/** Why a registration was refused or is to be mended, each with the way to its field. Renders a `<section>`, or nothing. */
export function ReasonList({ registration }: { registration: ExamRegistration }) {
  const { id, reasons, remark, editable } = registration
  const titles = new Map(partsOf(registration).map(({ name, title }) => [name, title]))
  const entries = Object.entries(reasons)
  if (entries.length === 0 && !remark) return null
  return (
    <DetailSection title="审核意见">
      <List>
        {entries.map(([path, words]) => {
          const part = partOfPath(registration, path)
          return (
            <li key={path}>
              {words}
              {part && (
                <Text inline tone="muted">
                  {editable ? (
                    <Link href={enrolHref(id, { part, at: path })}>去改{titles.get(part)}</Link>
                  ) : (
                    titles.get(part)
                  )}
                </Text>
              )}
            </li>
          )
        })}
      </List>
      {remark && <Text>{remark}</Text>}
    </DetailSection>
  )
}
