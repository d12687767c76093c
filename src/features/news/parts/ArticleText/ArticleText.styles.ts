import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text } from '#design-system'

export const Body = styled.div`
  display: grid;
  gap: ${space[5]};
  font-size: ${text.md};

  &[data-size='large'] {
    font-size: ${text.lg};
  }
  &[data-size='largest'] {
    font-size: ${text.xl};
  }
  /* Headings grow with the text that they stand over. */
  & :is(h2, h3, h4) {
    font-size: 1.15em;
  }
`

export const Rule = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
`

export const Contents = styled.nav`
  font-size: ${text.sm};

  & ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
    margin: ${space[2]} 0 0;
    padding: 0;
    list-style: none;
  }

  ${media.print} {
    display: none;
  }
`

export const Clauses = styled.section`
  display: grid;
  gap: ${space[3]};
  line-height: ${leading.body};

  & h2 {
    margin-block: ${space[4]} ${space[2]};
  }
  & p {
    scroll-margin-block-start: ${space[16]};
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }
  & p:target {
    border-radius: ${radius.sm};
    background: ${color.accentSoft};
  }
  & b {
    margin-inline-end: 1em;
  }
`

export const Files = styled.section`
  & ul {
    display: grid;
    gap: ${space[2]};
    margin: ${space[2]} 0 0;
    padding: 0;
    list-style: none;
  }
  & span {
    margin-inline-start: ${space[2]};
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`
