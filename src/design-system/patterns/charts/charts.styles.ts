import { styled } from 'styled-components'
import { visuallyHidden } from '../../primitives/mixins.ts'
import { color, leading, media, size, space, text, weight } from '../../tokens/index.ts'
import { legend } from '../legend.ts'

/** Roles that read at 4.5:1 on every ground of every theme; patterns, shapes and dashes tell the groups apart besides. */
const inks = [
  color.primary,
  color.accentText,
  color.success,
  color.linkVisited,
  color.warning,
  color.textMuted,
] as const

/** Lines are dashed alike in the picture and beside its name. */
const dashes = ['none', '8 4', '2 4', '12 4 2 4', '4 4', '1 6'] as const

const inkRules = /* @__PURE__ */ inks
  .map((ink, at) => `[data-series='${at}'] { color: ${ink}; } [data-dash='${at}'] { stroke-dasharray: ${dashes[at]}; }`)
  .join('\n')

export const Root = styled.figure`
  container: chart / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  line-height: ${leading.snug};
  ${inkRules}
  ${media.forcedColors} {
    [data-series] {
      color: CanvasText;
    }
  }
`

export const Title = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
  font-size: ${text.lg};
  font-weight: ${weight.bold};
  overflow-wrap: anywhere;
  & > span:last-child {
    color: ${color.textMuted};
    font-size: ${text.sm};
    font-weight: ${weight.regular};
  }
`

export const Names = styled.ul`
  ${legend}
`

export const SwatchBox = styled.svg`
  flex: none;
  width: calc(2 * ${size.iconSmall});
  height: ${size.iconSmall};
  overflow: visible;
  fill: none;
  stroke: currentcolor;
`

export const Definitions = styled.svg`
  ${visuallyHidden}
`

export const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`

export const Blank = styled.p`
  display: grid;
  place-items: center;
  min-height: 12rem;
  padding: ${space[4]};
  border: ${size.line} dashed ${color.borderStrong};
  color: ${color.textMuted};
`

export const Details = styled.details`
  ${media.print} {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`

export const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${size.target};
  color: ${color.link};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  [open] > & {
    margin-bottom: ${space[2]};
  }
  [open] > & > svg {
    transform: rotate(0.5turn);
  }
  ${media.print} {
    display: none;
  }
`
