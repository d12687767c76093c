import { styled } from 'styled-components'
import { color, size, space, text } from '#design-system'

export const Root = styled.article`
  display: grid;
  gap: ${space[4]};
  max-width: ${size.measure};
  margin-inline: auto;
  overflow-wrap: anywhere;
`

export const Facts = styled.p`
  margin: 0;
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
  }

  & ul,
  & ol {
    padding-inline-start: ${space[6]};
  }

  & table {
    border-collapse: collapse;
    width: 100%;
  }

  & th,
  & td {
    padding: ${space[2]} ${space[3]};
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
