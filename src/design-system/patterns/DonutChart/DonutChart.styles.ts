import { styled } from 'styled-components'
import { color, size, space, text, weight } from '../../tokens/index.ts'

export const Layout = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  @container chart (min-width: 30em) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
  }
`

/** Ring and total in one square cell. */
export const Ring = styled.div`
  display: grid;
  place-items: center;
  width: min(100%, 15rem);
  aspect-ratio: 1;
  & > * {
    grid-area: 1 / 1;
  }
  & > svg {
    width: 100%;
    height: 100%;
  }
  & path {
    stroke: ${color.surface};
    stroke-width: 1;
  }
  & circle {
    fill: none;
    stroke: ${color.border};
    stroke-width: 1;
  }
`

export const Total = styled.p`
  display: grid;
  width: 56%;
  color: ${color.textMuted};
  font-size: ${text.xs};
  text-align: center;
  overflow-wrap: anywhere;
  & > strong {
    color: ${color.text};
    font-size: ${text.xl};
    font-weight: ${weight.bold};
  }
`

export const Parts = styled.ul`
  width: 100%;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    padding-block: ${space[2]};
    border-top: ${size.line} solid ${color.border};
    overflow-wrap: anywhere;
  }
  & > li:first-child {
    border-top: 0;
  }
  & > li > :nth-child(2) {
    flex: 1 1 6em;
    min-width: 0;
  }
`

export const Figures = styled.span`
  min-width: 0;
  margin-inline-start: auto;
  text-align: end;
  & > span {
    display: inline-block;
    min-width: 4em;
    color: ${color.textMuted};
  }
`
