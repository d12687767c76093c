import { styled } from 'styled-components'
import { color, media, size, space, text } from '#design-system'

/** As wide as the page: tables of positions are why people print. */
export const Sheet = styled.article`
  display: grid;
  gap: ${space[5]};
  overflow-wrap: anywhere;

  & > h1 {
    text-align: center;
  }

  /* A page that a clerk would file: black on white, tables whole, no link colours. */
  ${media.print} {
    & a {
      color: inherit;
      text-decoration: none;
    }
    & :is(table, tr, figure) {
      break-inside: avoid;
    }
    & :is(h2, h3) {
      break-after: avoid;
    }
  }
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${space[6]};
  color: ${color.textMuted};
  font-size: ${text.sm};
`

export const Origin = styled.footer`
  padding-block-start: ${space[3]};
  border-block-start: ${size.line} solid ${color.borderStrong};
  color: ${color.textMuted};
  font-size: ${text.sm};
`
