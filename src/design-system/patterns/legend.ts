import { css } from 'styled-components'
import { space, text } from '../tokens/index.ts'

/** A list that names the signs of a picture: each sign before its word, as many on a line as fit. */
export const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  font-size: ${text.sm};
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
