import { css } from 'styled-components'
import { media, size, space } from '../tokens/index.ts'

/** The column that all content stands in: 1200 px at most, with margins on a phone. */
export const frame = css`
  width: 100%;
  max-width: calc(${size.content} + 2 * ${space[6]});
  margin-inline: auto;
  padding-inline: ${space[4]};
  ${media.from960} {
    padding-inline: ${space[6]};
  }
`
