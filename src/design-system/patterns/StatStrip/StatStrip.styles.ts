import { styled } from 'styled-components'
import { StatList } from '../../primitives/Stat/index.ts'
import { space } from '../../tokens/index.ts'

/** Two by two where it is narrow, all in a row where there is room. */
export const Strip = styled(StatList)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7em), 1fr));
  row-gap: ${space[5]};
`
