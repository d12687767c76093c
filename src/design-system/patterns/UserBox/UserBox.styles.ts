import { styled } from 'styled-components'
import { Anchor } from '../../primitives/Link/index.ts'
import { leading, media, space, text } from '../../tokens/index.ts'
import { tool } from '../tool.ts'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  min-width: 0;
  font-size: ${text.sm};
  line-height: ${leading.snug};
  ${media.from960} {
    column-gap: ${space[5]};
  }
`

export const ToolLink = styled(Anchor)`
  ${tool}
`
