import { styled } from 'styled-components'
import { color, size, space, text } from '../../tokens/index.ts'

export const Layout = styled.div`
  display: grid;
  gap: ${space[4]};
  @container chart (min-width: 42em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }
`

/** Its shape is known from the start; the names stand in the margin around the circle, one line above and below. */
export const Picture = styled.svg`
  justify-self: center;
  width: min(100%, 26rem);
  aspect-ratio: 25 / 18;
  overflow: visible;
  color: ${color.textMuted};
  font-size: ${text.xs};
  & text {
    fill: currentcolor;
    text-anchor: middle;
    dominant-baseline: middle;
  }
  & text[data-side='left'] {
    text-anchor: end;
  }
  & text[data-side='right'] {
    text-anchor: start;
  }
`

export const Web = styled.path`
  fill: none;
  stroke: ${color.border};
  vector-effect: non-scaling-stroke;
  &[data-outer] {
    stroke: ${color.borderStrong};
  }
`

export const Outline = styled.path`
  fill: none;
  stroke: currentcolor;
  stroke-width: 2.5;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
  &[data-closed] {
    fill: currentcolor;
    fill-opacity: 0.12;
  }
`

export const Axes = styled.ul`
  overflow-wrap: anywhere;
  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[2]};
    border-top: ${size.line} solid ${color.border};
  }
  & > li:first-child {
    border-top: 0;
  }
  & > li > span:last-child {
    flex: 0 1 auto;
    max-width: 60%;
    text-align: end;
    text-wrap: balance;
  }
`
