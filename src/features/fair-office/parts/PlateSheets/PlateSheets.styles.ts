import { styled } from 'styled-components'
import { color, leading, media, size, weight } from '#design-system'

/** A page of A4 to its edges. A hundredth of its width (cqi) is 2.1 mm, on the screen and on paper alike. */
export const Page = styled.article`
  position: relative;
  container-type: inline-size;
  aspect-ratio: 210 / 297;
  border: ${size.line} solid ${color.border};
  background: ${color.surface};
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: none;
    stroke: ${color.text};
    stroke-width: 0.2;
  }
  & + & {
    margin-top: 2em;
  }
  ${media.print} {
    page: edges;
    width: 210mm;
    height: 296.5mm;
    border: 0;
    overflow: hidden;
    & + & {
      margin-top: 0;
      break-before: page;
    }
    &&&,
    &&& * {
      background: none;
      color: black;
      border-color: black;
      box-shadow: none;
    }
    & > svg {
      stroke: black;
    }
  }
`

export const Plates = styled.ul`
  display: grid;
  place-content: center;
  height: calc(297 / 210 * 100cqi);
  &[data-size='card'] {
    grid-template-columns: repeat(2, calc(86 / 210 * 100cqi));
    grid-auto-rows: calc(54 / 210 * 100cqi);
    align-content: start;
    padding-top: calc(13.5 / 210 * 100cqi);
  }
  &[data-size='badge'] {
    grid-template-columns: repeat(2, calc(105 / 210 * 100cqi));
    grid-auto-rows: calc(74 / 210 * 100cqi);
    align-content: start;
    padding-top: calc(0.5 / 210 * 100cqi);
  }
`

/** Role on top, the name as large as it may be, then company and booth. */
export const Plate = styled.li`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: 0.8cqi;
  padding: 2cqi 2.4cqi;
  overflow: hidden;
  line-height: ${leading.tight};
  text-align: center;
  break-inside: avoid;
  & > header {
    display: flex;
    justify-content: space-between;
    gap: 1cqi;
    padding-bottom: 0.8cqi;
    border-bottom: 0.1cqi solid ${color.borderStrong};
    font-size: 1.5cqi;
    text-align: start;
    & > span:last-child {
      flex: none;
      font-weight: ${weight.bold};
    }
  }
  & > strong {
    align-self: center;
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  & > strong[data-size='short'] {
    font-size: 6cqi;
  }
  & > strong[data-size='long'] {
    font-size: 4cqi;
  }
  & > strong[data-size='longest'] {
    font-size: 2.8cqi;
  }
  & > footer {
    display: grid;
    gap: 0.4cqi;
    font-size: 1.6cqi;
    overflow-wrap: anywhere;
    text-wrap: balance;
    & > b {
      font-size: 2.2cqi;
    }
  }
`
