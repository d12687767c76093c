import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, weight } from '../../tokens/index.ts'
import { legend } from '../legend.ts'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`

export const Legend = styled.ul`
  ${legend}
  & svg {
    flex: none;
    width: ${size.iconLarge};
    height: ${size.iconSmall};
  }
`

export const Zoom = styled.div`
  display: flex;
  align-items: center;
  ${media.print} {
    display: none;
  }
`

/** Scrolls by itself once the plan is larger than it; at its edges the page goes on scrolling. */
export const Hall = styled.div`
  max-height: 70vh;
  overflow: auto;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${media.print} {
    max-height: none;
  }
`

export const Plan = styled.svg`
  width: 100%;
  max-width: none;
  max-height: 68vh;
  &[data-zoom='1.5'] {
    width: 150%;
    max-height: none;
  }
  &[data-zoom='2'] {
    width: 200%;
    max-height: none;
  }
  &[data-zoom='3'] {
    width: 300%;
    max-height: none;
  }
  &[data-zoom='4'] {
    width: 400%;
    max-height: none;
  }
`

export const Pattern = styled.pattern`
  stroke: ${color.borderStrong};
  stroke-width: 1.5;
  & > rect {
    stroke: none;
    fill: ${color.surfaceMuted};
  }
  ${media.forcedColors} {
    stroke: CanvasText;
    & > rect {
      fill: Canvas;
    }
  }
`

export const Place = styled.g`
  cursor: pointer;
  outline: 0;
  &[data-state='free'] > rect {
    fill: ${color.surface};
  }
  & > rect {
    stroke: ${color.borderStrong};
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  & > text {
    fill: ${color.text};
    stroke: ${color.surface};
    stroke-width: 0.2em;
    stroke-linejoin: round;
    paint-order: stroke;
    text-anchor: middle;
    font-weight: ${weight.medium};
    pointer-events: none;
  }
  &[data-state='free'] > rect {
    stroke: ${color.primary};
  }
  &[data-state='closed'] {
    cursor: not-allowed;
  }
  &[data-state='closed'] > rect {
    stroke-dasharray: 4 3;
  }
  &[data-state='mine'] > rect {
    fill: ${color.primary};
    stroke: ${color.primary};
  }
  &[data-state='mine'] > text {
    fill: ${color.onPrimary};
    stroke: none;
  }
  &:focus-visible > rect {
    stroke: ${color.focus};
    stroke-width: 5;
    stroke-dasharray: none;
  }
  &[data-state='mine']:focus-visible > rect {
    stroke: ${color.text};
  }
  ${media.hover} {
    &:hover > rect {
      stroke-width: 4;
    }
  }
  ${media.forcedColors} {
    & > rect {
      stroke: CanvasText;
    }
    & > text {
      fill: CanvasText;
      stroke: Canvas;
    }
    &[data-state='free'] > rect {
      fill: Canvas;
    }
    &[data-state='mine'] > rect {
      fill: Highlight;
    }
    &[data-state='mine'] > text {
      fill: HighlightText;
    }
    &:focus-visible > rect {
      stroke: Highlight;
    }
  }
`

export const Told = styled.p`
  min-height: calc(2 * ${leading.snug} * 1em);
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17em), 1fr));
  gap: ${space[2]};
`

export const ListButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: 100%;
  height: 100%;
  min-height: ${size.target};
  padding: ${space[2]} ${space[3]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  text-align: start;
  overflow-wrap: anywhere;
  & > strong {
    font-weight: ${weight.bold};
  }
  & > span:last-child {
    min-width: 0;
  }
  ${media.hover} {
    &:hover:not([aria-disabled]) {
      border-color: ${color.primary};
    }
  }
  &[aria-disabled] {
    cursor: not-allowed;
    color: ${color.textMuted};
  }
`
