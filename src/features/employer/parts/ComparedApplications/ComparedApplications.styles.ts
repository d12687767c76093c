import { styled } from 'styled-components'
import { color, media, space, text } from '#design-system'

export const Sheet = styled.div`
  ${media.from640} {
    & > table {
      table-layout: fixed;
    }
    & td,
    & th {
      overflow-wrap: anywhere;
      vertical-align: top;
    }
    & th:first-child {
      width: 7em;
    }
  }
`

export const Aside = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${text.sm};
`

export const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  ${media.below640} {
    justify-content: flex-end;
  }
`
