import wave from '../art/wave.svg'
import { media, space } from '../tokens/index.ts'

/** The porcelain wave along an edge, in the colour of the words; none where contrast or ink counts. For a pseudo-element. */
export const waveLine = `
  content: '';
  position: absolute;
  inset-inline: 0;
  height: ${space[5]};
  background: currentcolor;
  mask-image: url('${wave}');
  pointer-events: none;
  [data-theme='contrast'] & {
    display: none;
  }
  ${media.forcedColors} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`
