import { styled } from 'styled-components'
import { color, media, weight } from '../../tokens/index.ts'

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
  &:not(:has([data-at]:focus-visible)) > [data-ring] {
    display: none;
  }
  ${media.print} {
    && {
      width: 100%;
      max-height: 200mm;
    }
  }
`

export const Wall = styled.rect`
  fill: ${color.page};
  stroke: ${color.borderStrong};
  stroke-width: 2;
  vector-effect: non-scaling-stroke;
  ${media.forcedColors} {
    fill: Canvas;
    stroke: CanvasText;
  }
`

export const Fixture = styled.g`
  & > rect {
    fill: ${color.surfaceMuted};
    stroke: ${color.borderStrong};
    stroke-dasharray: 3 3;
    vector-effect: non-scaling-stroke;
  }
  &[data-kind='entrance'] > rect,
  &[data-kind='exit'] > rect {
    fill: ${color.surface};
    stroke: ${color.text};
    stroke-width: 2;
    stroke-dasharray: none;
  }
  & > text {
    fill: ${color.text};
    text-anchor: middle;
  }
  ${media.forcedColors} {
    & > rect {
      fill: Canvas;
      stroke: CanvasText;
    }
    & > text {
      fill: CanvasText;
    }
  }
`

export const Route = styled.g`
  pointer-events: none;
`

export const Way = styled.polyline`
  fill: none;
  stroke: ${color.accentText};
  stroke-width: 3;
  stroke-linejoin: round;
  stroke-dasharray: 8 4;
  vector-effect: non-scaling-stroke;
  ${media.forcedColors} {
    stroke: Highlight;
  }
`

export const Stop = styled.g`
  & > circle {
    fill: ${color.surface};
    stroke: ${color.accentText};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  & > text {
    fill: ${color.text};
    text-anchor: middle;
    font-weight: ${weight.bold};
  }
  ${media.forcedColors} {
    & > circle {
      fill: Canvas;
      stroke: Highlight;
    }
    & > text {
      fill: CanvasText;
    }
  }
`

export const Mark = styled.path`
  fill: ${color.accentText};
  stroke: ${color.surface};
  stroke-width: 0.6;
  pointer-events: none;
  ${media.forcedColors} {
    fill: CanvasText;
    stroke: Canvas;
  }
`

/** A light line under a coloured one: to be told from whatever it lies on. */
export const Ring = styled.g`
  pointer-events: none;
  & > rect {
    fill: none;
    stroke: ${color.surface};
    stroke-width: 8;
    vector-effect: non-scaling-stroke;
  }
  & > rect + rect {
    stroke: ${color.focus};
    stroke-width: 4;
  }
  ${media.forcedColors} {
    & > rect {
      stroke: Canvas;
    }
    & > rect + rect {
      stroke: Highlight;
    }
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
  &[data-state='own'] > rect {
    fill: ${color.primary};
    stroke: ${color.primary};
  }
  &[data-state='own'] > text {
    fill: ${color.onPrimary};
    stroke: none;
  }
  &[data-state='held'] > rect,
  &[data-state='offered'] > rect {
    stroke-dasharray: 6 2;
  }
  &[data-state='offered'] > rect {
    stroke: ${color.accentText};
    stroke-width: 2.5;
  }
  &[data-state='own'] > [data-inner] {
    stroke: ${color.onPrimary};
  }
  &[data-chosen] > rect {
    stroke: ${color.text};
    stroke-width: 4;
    stroke-dasharray: none;
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
    &[data-state='own'] > rect {
      fill: Highlight;
    }
    &[data-state='own'] > text {
      fill: HighlightText;
    }
  }
`
