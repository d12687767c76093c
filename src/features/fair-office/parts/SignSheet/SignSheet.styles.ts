import { styled } from 'styled-components'
import { color, leading, media, size, weight } from '#design-system'

/**
 * One sign: A4 across within its margins, a page each on paper. Everything in it is measured by its own width (cqi), so that
 * the screen shows what the printer gives.
 */
export const Page = styled.article`
  container-type: inline-size;
  aspect-ratio: 273 / 185;
  border: ${size.line} solid ${color.border};
  background: ${color.surface};
  ${media.print} {
    page: landscape;
    width: 273mm;
    height: 185mm;
    border: 0;
    break-inside: avoid;
    & + & {
      break-before: page;
    }
    &&&,
    &&& * {
      background: none;
      color: black;
      border-color: black;
      box-shadow: none;
    }
  }
`

export const Face = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto minmax(0, 1fr) auto;
  gap: 1.6cqi;
  min-height: 100%;
  padding: 2cqi 3cqi;
  overflow: hidden;
  line-height: ${leading.tight};
  ${media.print} {
    height: 100%;
  }
`

/** The number, readable across a hall, and the code beside it. */
export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  & > div > strong {
    display: block;
    font-size: 13cqi;
    font-weight: ${weight.bold};
    line-height: 1;
  }
  & > div > span {
    font-size: 2.6cqi;
  }
  & > figure {
    gap: 0.4cqi;
    & svg {
      width: 13cqi;
      border: 0;
      border-radius: 0;
    }
    & figcaption {
      max-width: none;
      font-size: 1.7cqi;
      line-height: 1.2;
    }
  }
`

export const Name = styled.h2`
  font-weight: ${weight.bold};
  overflow-wrap: anywhere;
  text-wrap: balance;
  &[data-size='short'] {
    font-size: 7.2cqi;
  }
  &[data-size='long'] {
    font-size: 5.6cqi;
  }
  &[data-size='longest'] {
    font-size: 3.6cqi;
  }
`

export const Jobs = styled.ul`
  display: grid;
  align-content: start;
  gap: 0.9cqi;
  padding-top: 1.4cqi;
  border-top: 0.2cqi solid ${color.borderStrong};
  font-size: 2.6cqi;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 8cqi;
    gap: 2cqi;
  }
  & > li > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > li > span {
    white-space: nowrap;
  }
  & > li > span:last-child {
    text-align: end;
  }
`

export const Foot = styled.footer`
  display: flex;
  justify-content: space-between;
  gap: 2cqi;
  font-size: 1.9cqi;
`
