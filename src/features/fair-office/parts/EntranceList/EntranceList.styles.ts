import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

/** What hangs at the entrance: on the screen a sheet in the colours of the theme, on paper A4 in columns, black on white. */
export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow-wrap: anywhere;
  & > header > h2 {
    font-size: ${text['2xl']};
    font-weight: ${weight.bold};
    line-height: ${leading.tight};
  }
  & > section > h3 {
    margin-bottom: ${space[3]};
    font-size: ${text.lg};
    font-weight: ${weight.bold};
  }
  ${media.print} {
    display: block;
    padding: 0;
    border: 0;
    border-radius: 0;
    font-size: 11pt;
    line-height: ${leading.snug};
    & > section {
      margin-top: 5mm;
    }
    & > section + section {
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

/** As many columns as there is room for; an entry is never parted. */
export const Columns = styled.div`
  columns: 18em auto;
  column-gap: ${space[6]};
  & > h4 {
    margin-block: ${space[2]};
    font-weight: ${weight.bold};
    break-after: avoid;
  }
  ${media.print} {
    columns: 2;
  }
`

export const Stands = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: 4em minmax(0, 1fr);
    gap: ${space[2]};
    padding-block: ${space[1]};
    border-bottom: ${size.line} solid ${color.border};
    break-inside: avoid;
  }
  & > li > b {
    font-weight: ${weight.bold};
  }
`
