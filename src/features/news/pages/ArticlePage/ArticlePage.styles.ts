import { styled } from 'styled-components'
import { color, size, space, text, weight } from '#design-system'

export const Root = styled.article`
  display: grid;
  gap: ${space[4]};
  max-width: ${size.measure};
  margin-inline: auto;
  overflow-wrap: anywhere;
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  color: ${color.textMuted};
  font-size: ${text.sm};
`

/** Markup that the service has written anew: paragraphs, headings, lists and tables only. */
export const Prose = styled.div`
  overflow-x: auto;

  & > * + * {
    margin-block-start: ${space[4]};
  }

  & h2,
  & h3 {
    font-size: ${text.lg};
    font-weight: ${weight.bold};
  }

  & ul,
  & ol {
    padding-inline-start: ${space[6]};
  }

  & ul {
    list-style: disc;
  }

  & ol {
    list-style: decimal;
  }

  & table {
    border-collapse: collapse;
    width: 100%;
  }

  & th,
  & td {
    padding: ${space[2]};
    border: ${size.line} solid ${color.border};
    text-align: start;
  }

  & a {
    color: ${color.link};
  }
`

export const Neighbours = styled.nav`
  display: grid;
  gap: ${space[2]};
  padding-block-start: ${space[4]};
  border-block-start: ${size.line} solid ${color.border};
`
