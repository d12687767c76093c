import { css } from 'styled-components'
import wave from '../art/wave.svg'
import { space } from '../tokens/index.ts'

/** The porcelain wave along an edge, painted by `background` of a motif's role. For a pseudo-element. */
export const waveLine = css`
  content: '';
  position: absolute;
  height: ${space[5]};
  mask: url("${wave}") round;
`
