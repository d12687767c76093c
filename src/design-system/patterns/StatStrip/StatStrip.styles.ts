import { styled } from 'styled-components'
import { StatList } from '../../primitives/Stat/index.ts'
import { color, media, size, space } from '../../tokens/index.ts'

export const Strip = styled(StatList)`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${space[5]} ${space[4]};
  ${media.from640} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    grid-template-columns: none;
    & > div + div {
      padding-inline-start: ${space[6]};
      border-inline-start: ${size.line} solid ${color.border};
    }
  }
`
