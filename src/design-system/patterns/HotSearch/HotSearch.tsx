import { type ComponentProps, useId } from 'react'
import { Anchor } from '../../primitives/Link/index.ts'
import { Root } from './HotSearch.styles.ts'

export type HotSearchProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the words are: 热搜推荐. */
  label: string
  /** The words, each with the address of its results. */
  words: readonly { title: string; url: string }[]
}

/** Words that many search for, as links. Renders a `<div>`, or nothing without words. */
export const HotSearch = ({ label, words, ...rest }: HotSearchProps) => {
  const labelId = useId()
  if (words.length === 0) return null
  return (
    <Root {...rest}>
      <span id={labelId}>{label}</span>
      <ul aria-labelledby={labelId}>
        {words.map(({ title, url }) => (
          <li key={title}>
            <Anchor href={url}>{title}</Anchor>
          </li>
        ))}
      </ul>
    </Root>
  )
}
