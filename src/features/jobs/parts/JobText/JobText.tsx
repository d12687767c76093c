import { DetailSection, Text } from '#design-system'
import { linesOf } from '../../model/lines.ts'
import { List } from './JobText.styles.ts'

interface Props {
  title: string
  text: string
  /** Place of the title in the outline. */
  level?: 2 | 3 | undefined
}

/** A part of a posting under its heading; several lines become a list. Renders a `<section>`. */
export function JobText({ title, text, level }: Props) {
  const lines = linesOf(text)
  if (lines.length === 0) return null
  return (
    <DetailSection title={title} level={level}>
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
