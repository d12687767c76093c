import { styled } from 'styled-components'
import { color, media, radius, size, space, text, weight } from '#design-system'

/** The sections beside the text on a wide screen, above it on a phone. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  ${media.from960} {
    grid-template-columns: 18rem minmax(0, ${size.measure});
    align-items: start;
  }
`

export const Sections = styled.ol`
  margin: 0;
  padding: 0;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  list-style: none;

  & > li + li {
    border-block-start: ${size.line} solid ${color.border};
  }

  & a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space[3]};
    min-height: ${size.target};
    padding: ${space[2]} ${space[3]};
    color: ${color.text};
    text-decoration: none;
  }

  & a[aria-current] {
    color: ${color.primary};
    font-weight: ${weight.bold};
  }

  & small {
    flex: none;
    color: ${color.textMuted};
    font-size: ${text.sm};
    font-weight: ${weight.regular};
  }

  & small[data-done] {
    color: ${color.success};
  }
`
