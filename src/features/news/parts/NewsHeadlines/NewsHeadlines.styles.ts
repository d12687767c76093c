import { styled } from 'styled-components'
import { color, leading, media, space, text, weight } from '#design-system'

export const Root = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.from960} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[6]};
  }
`

export const First = styled.article`
  display: grid;
  gap: ${space[2]};
  align-content: start;

  & h3 {
    font-size: ${text.xl};
    font-weight: ${weight.bold};
    line-height: ${leading.snug};
    overflow-wrap: anywhere;
  }
  & p {
    color: ${color.textMuted};
  }
`

export const Others = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  & article {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
    gap: ${space[3]};
    align-items: start;
  }
  & article[data-bare] {
    grid-template-columns: minmax(0, 1fr);
  }
  & h3 {
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }
  & p {
    white-space: nowrap;
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`
