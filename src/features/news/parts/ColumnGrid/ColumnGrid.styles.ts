import { styled } from 'styled-components'
import { color, media, space, text } from '#design-system'

export const Kinds = styled.div`
  display: grid;
  gap: ${space[6]};
`

export const Grid = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-block-start: ${space[3]};

  ${media.from640} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.from960} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[3]};
    align-items: baseline;
  }
  & a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & time {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`
