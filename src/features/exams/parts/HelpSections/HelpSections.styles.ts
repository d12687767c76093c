import { styled } from 'styled-components'
import { color, leading, media, size, space, text } from '#design-system'

export const Questions = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    gap: ${space[1]};
    padding-block: ${space[3]};
    border-block-start: ${size.line} solid ${color.border};
    line-height: ${leading.snug};
    overflow-wrap: anywhere;
  }
  & > li:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  & > li > span {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  ${media.from960} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[8]};
    & > li:nth-child(2) {
      padding-block-start: 0;
      border-block-start: 0;
    }
  }
`
