import { styled } from 'styled-components'
import { color, size, space, text } from '../../tokens/index.ts'

const roomy = '@container chart (min-width: 32em)'

/** Fixed shares for names and figures, so that all bars begin and are measured alike without measuring anything. */
export const Rows = styled.ul`
  display: grid;
  gap: ${space[2]};
`

export const Row = styled.li`
  ${roomy} {
    display: grid;
    grid-template-columns: 26% minmax(0, 1fr);
    align-items: center;
    gap: ${space[3]};
  }
`

export const Name = styled.span`
  display: block;
  overflow-wrap: anywhere;
`

export const Bar = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 32%;
  align-items: center;
  gap: ${space[2]};
  ${roomy} {
    grid-template-columns: minmax(0, 1fr) 18%;
  }
`

export const Track = styled.svg`
  width: 100%;
  height: 1.25em;
  overflow: visible;
  & line {
    stroke: ${color.border};
  }
  & line[data-zero] {
    stroke: ${color.borderStrong};
  }
  & rect {
    stroke: currentcolor;
    stroke-width: 1.5;
  }
`

export const Value = styled.span`
  overflow-wrap: anywhere;
  &[data-unknown] {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`

export const Axis = styled.svg`
  width: 100%;
  height: 1.5em;
  overflow: visible;
  color: ${color.textMuted};
  font-size: ${text.xs};
  & text {
    fill: currentcolor;
    text-anchor: middle;
  }
  & text:first-child {
    text-anchor: start;
  }
  & text:last-child {
    text-anchor: end;
  }
  & line {
    stroke: ${color.borderStrong};
    stroke-width: ${size.line};
  }
`
