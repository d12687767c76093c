import { type ComponentProps, useId } from 'react'
import { Anchor } from '../../primitives/Link/index.ts'
import { type SearchBoxProps, searchAddress } from '../SearchBox/index.ts'
import { Root } from './HotSearch.styles.ts'

export type HotSearchProps = Omit<ComponentProps<'div'>, 'children'> & {
  words: readonly string[]
  /** The page of results. */
  action?: string | undefined
  /** Filters that go along with each word. */
  kept?: SearchBoxProps['kept']
}

/** 热搜推荐: words that many search for, as links. Renders a `<div>`, or nothing without words. */
export const HotSearch = ({ words, action = '/job-search', kept = [], ...rest }: HotSearchProps) => {
  const labelId = useId()
  if (words.length === 0) return null
  return (
    <Root {...rest}>
      <span id={labelId}>热搜推荐</span>
      <ul aria-labelledby={labelId}>
        {words.map(word => (
          <li key={word}>
            <Anchor href={searchAddress(action, [['t', word], ...kept])}>{word}</Anchor>
          </li>
        ))}
      </ul>
    </Root>
  )
}
