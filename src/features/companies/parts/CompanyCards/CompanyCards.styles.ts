import { styled } from 'styled-components'
import { color, media, radius, size, space, text } from '#design-system'

/** A fact stays in one piece; the line breaks between facts. */
export const Cards = styled.ul`
  display: grid;
  gap: ${space[3]};

  ${media.from640} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.from1280} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  & > li {
    position: relative;
    display: flex;
    gap: ${space[3]};
    padding: ${space[3]};
    border: ${size.line} solid ${color.border};
    border-radius: ${radius.md};
  }

  & div {
    min-width: 0;
  }

  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`
