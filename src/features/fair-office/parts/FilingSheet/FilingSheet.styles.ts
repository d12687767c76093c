import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '#design-system'

/** One text of the filing: on the screen a sheet in the colours of the theme, on paper A4 from a new page, black on white. */
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
    padding: ${space[8]};
  }
  & > h2 {
    font-size: ${text['2xl']};
    font-weight: ${weight.bold};
    line-height: ${leading.tight};
    text-align: center;
    text-wrap: balance;
  }
  & > section > h3 {
    margin-bottom: ${space[2]};
    font-size: ${text.lg};
    font-weight: ${weight.bold};
    break-after: avoid;
  }
  & > section > p {
    white-space: pre-line;
    orphans: 3;
    widows: 3;
  }
  ${media.print} {
    display: block;
    padding: 0;
    border: 0;
    border-radius: 0;
    font-size: 11pt;
    & + & {
      break-before: page;
    }
    & > * + * {
      margin-top: 5mm;
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

/** A table whose rows stay whole where a page ends; its head is repeated on the next. */
export const Rows = styled.table`
  width: 100%;
  font-size: ${text.sm};
  line-height: ${leading.snug};
  & th,
  & td {
    padding: ${space[2]};
    border: ${size.line} solid ${color.border};
    text-align: start;
    vertical-align: top;
  }
  & th {
    font-weight: ${weight.medium};
  }
  & thead {
    display: table-header-group;
  }
  & tr {
    break-inside: avoid;
  }
  & [data-narrow] {
    width: 5.5em;
  }
  ${media.print} {
    font-size: 10pt;
  }
`

export const Foot = styled.footer`
  display: grid;
  gap: ${space[2]};
  justify-items: end;
  break-inside: avoid;
`
