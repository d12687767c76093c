import { css, styled } from 'styled-components'
import { color, leading, size, space, text } from '../../tokens/index.ts'

const tiers = css`
  [data-tier] {
    display: none;
  }
  @container chart (max-width: 15.99em) {
    [data-tier='tiny'] {
      display: initial;
    }
  }
  @container chart (min-width: 16em) and (max-width: 35.99em) {
    [data-tier='narrow'] {
      display: initial;
    }
  }
  @container chart (min-width: 36em) {
    [data-tier='wide'] {
      display: initial;
    }
  }
`

/** Its shape is known before anything is measured: figures of the axis, the picture, and names under it. */
export const Box = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) 1.75em / auto minmax(0, 1fr);
  column-gap: ${space[3]};
  height: clamp(14rem, 45cqi, 22rem);
  padding-top: 1.5em;
  color: ${color.textMuted};
  font-size: ${text.xs};
  ${tiers}
`

/** Ticks are even, so that even spacing puts each figure at its line. */
export const Axis = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  text-align: end;
  & > span {
    height: 0;
    line-height: 0;
  }
`

export const Picture = styled.svg`
  width: 100%;
  height: 100%;
  max-width: none;
  overflow: visible;
  & svg {
    overflow: visible;
  }
  & text {
    fill: ${color.text};
    text-anchor: middle;
    paint-order: stroke;
    stroke: ${color.surface};
    stroke-width: 3;
    stroke-linejoin: round;
  }
  & text[data-edge='first'] {
    text-anchor: start;
  }
  & text[data-edge='last'] {
    text-anchor: end;
  }
`

/** What the columns say in words already. */
export const Drawn = styled.g``

export const GridLine = styled.line`
  stroke: ${color.border};
  &[data-zero] {
    stroke: ${color.borderStrong};
  }
`

export const Curve = styled.path`
  fill: none;
  stroke: currentcolor;
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
`

export const Mark = styled.path`
  fill: currentcolor;
  stroke: ${color.surface};
`

/** A column around one moment: what is touched and focused, with its line. */
export const Column = styled.g`
  outline: 0;
  & > rect {
    fill: transparent;
  }
  & > line {
    stroke: transparent;
    stroke-width: 1.5;
  }
  &[data-active] > line {
    stroke: ${color.textMuted};
  }
  &:focus-visible > rect {
    stroke: ${color.focus};
    stroke-width: ${size.focus};
  }
`

export const Names = styled.svg`
  grid-column: 2;
  width: 100%;
  height: 100%;
  overflow: visible;
  & text {
    fill: currentcolor;
    text-anchor: middle;
  }
  & text[data-edge='first'] {
    text-anchor: start;
  }
  & text[data-edge='last'] {
    text-anchor: end;
  }
`

export const Readout = styled.p`
  min-height: calc(2 * ${leading.snug} * 1em);
  padding: ${space[2]} ${space[3]};
  background: ${color.surfaceMuted};
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`

export const Facts = styled.ul`
  font-size: ${text.sm};
  overflow-wrap: anywhere;
`
