import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text } from '../../tokens/index.ts'

export const Root = styled.figure`
  overflow-wrap: anywhere;
  display: inline-grid;
  justify-items: center;
  gap: ${space[2]};
  max-width: 100%;
`

/** Dark on light in every look: many readers miss an inverted code. */
export const Code = styled.svg`
  width: 10em;
  max-width: 100%;
  height: auto;
  aspect-ratio: 1;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
  background: white;
  fill: black;
  shape-rendering: crispEdges;
  forced-color-adjust: none;
  print-color-adjust: exact;
  &[data-density='high'] {
    width: 16em;
  }
  &[data-density='highest'] {
    width: 28em;
  }
  ${media.print} {
    border: 0;
  }
`

export const Trouble = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[2]};
  width: 10em;
  max-width: 100%;
  aspect-ratio: 1;
  padding: ${space[3]};
  border: ${size.line} dashed ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  color: ${color.textMuted};
  font-size: ${text.sm};
  line-height: ${leading.snug};
  text-align: center;
`

export const Caption = styled.figcaption`
  max-width: 28em;
  color: ${color.textMuted};
  font-size: ${text.sm};
  line-height: ${leading.snug};
  text-align: center;
  overflow-wrap: anywhere;
`
