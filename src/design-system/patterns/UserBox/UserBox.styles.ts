import { styled } from 'styled-components'
import { Anchor } from '../../primitives/Link/index.ts'
import { leading, media, space, text } from '../../tokens/index.ts'
import { tool } from '../tool.ts'

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-width: 0;
  font-size: ${text.sm};
  line-height: ${leading.snug};
  ${media.from960} {
    gap: ${space[5]};
  }
`

export const ToolLink = styled(Anchor)`
  ${tool}
`
