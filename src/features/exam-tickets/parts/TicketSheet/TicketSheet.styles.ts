import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

/** One A4 page: on the screen a sheet in the colours of the theme, on paper black on white whatever the theme. */
export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow-wrap: anywhere;
  ${media.from640} {
    padding: ${space[6]};
  }
  ${media.print} {
    gap: 4mm;
    padding: 0;
    border: 0;
    border-radius: 0;
    font-size: 10pt;
    line-height: ${leading.snug};
    &&&,
    &&& * {
      background: none;
      color: black;
      border-color: black;
      box-shadow: none;
    }
  }
`

export const Head = styled.header`
  display: grid;
  order: -2;
  gap: ${space[1]};
  justify-items: center;
  text-align: center;
  & > h2 {
    font-size: ${text['2xl']};
    font-weight: ${weight.bold};
    line-height: ${leading.tight};
    text-wrap: balance;
  }
  & > p:first-child {
    color: ${color.textMuted};
  }
  & > p:last-child {
    font-size: ${text.xl};
    font-weight: ${weight.bold};
    letter-spacing: 0.3em;
    text-indent: 0.3em;
  }
  ${media.print} {
    gap: 1mm;
    & > h2 {
      font-size: 15pt;
    }
    & > p:last-child {
      font-size: 13pt;
    }
  }
`

/** Photograph, person and seat. */
export const Person = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[4]};
  @media screen {
    ${media.below640} {
      & > dl {
        grid-template-columns: minmax(0, 1fr);
      }
      & > dl > div {
        display: block;
      }
      & dt {
        font-size: ${text.sm};
      }
    }
  }
  ${media.print} {
    gap: 4mm;
  }
`

/** 25 × 35 mm on paper, as the photograph was asked for. */
export const Photo = styled.div`
  display: grid;
  place-content: center;
  width: 6.25rem;
  aspect-ratio: 5 / 7;
  border: ${size.line} solid ${color.borderStrong};
  background: ${color.surfaceMuted};
  color: ${color.textMuted};
  font-size: ${text.sm};
  text-align: center;
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.from640} {
    width: 7.5rem;
  }
  ${media.print} {
    width: 25mm;
    height: 35mm;
  }
`

/** Where one sits: what is looked for in a corridor. */
export const Seat = styled.dl`
  display: grid;
  grid-template-columns: auto auto auto;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.md};
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  & dt {
    font-size: ${text.sm};
  }
  & dd {
    font-size: ${text['2xl']};
    font-weight: ${weight.bold};
    line-height: ${leading.tight};
  }
  ${media.below640} {
    order: -1;
    grid-template-columns: auto auto;
    & > div:last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.print} {
    order: 0;
    grid-template-columns: auto auto auto;
    padding: 2mm 4mm;
    border: ${size.line} solid;
    & > div:last-child {
      grid-column: auto;
    }
    & dd {
      font-size: 15pt;
    }
  }
`

export const Part = styled.section`
  display: grid;
  gap: ${space[2]};
  & > h3 {
    font-weight: ${weight.bold};
  }
  ${media.print} {
    gap: 1.5mm;
  }
`

/** Notes, and the code beside them. */
export const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  justify-items: start;
  & > figure {
    align-content: start;
    justify-self: center;
  }
  ${media.from640} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > figure {
      justify-self: end;
      width: 13rem;
    }
  }
  ${media.print} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6mm;
    & > figure {
      width: 44mm;
    }
    & svg {
      width: 44mm;
    }
  }
`

export const Notes = styled.ol`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: 1.5em;
  list-style: decimal;
  font-size: ${text.sm};
  line-height: ${leading.body};
  ${media.print} {
    gap: 1mm;
    font-size: 9pt;
    line-height: ${leading.snug};
    &&& + p {
      font-size: 9pt;
    }
  }
`
