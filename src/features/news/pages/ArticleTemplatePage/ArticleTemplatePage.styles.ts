import { styled } from 'styled-components'
import { color, media, size, space, text } from '#design-system'

/** What a clerk would file: black on white, tables whole, no link colours. */
export const Paper = styled.div`
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

export const Origin = styled.footer`
  padding-block-start: ${space[3]};
  border-block-start: ${size.line} solid ${color.borderStrong};
  color: ${color.textMuted};
  font-size: ${text.sm};
`
