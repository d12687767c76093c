import { DetailSection, Text } from '#design-system'
import { linesOf } from '../../model/lines.ts'
import { List } from './JobText.styles.ts'

/** A part of a posting under its heading; several lines become a list. Renders a `<section>`. */
export function JobText({ title, text }: { title: string; text: string }) {
  const lines = linesOf(text)
  if (lines.length === 0) return null
  return (
    <DetailSection title={title}>
      {lines.length === 1 ? (
        <Text>{lines[0]}</Text>
      ) : (
        <List>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
            <li key={place}>{line}</li>
          ))}
        </List>
      )}
    </DetailSection>
  )
}
