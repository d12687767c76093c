import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'

/**
 * One styled element, plain elements inside. A title may take two lines: what ends today is not cut after six characters.
 * The outline is seen where colours are forced, too.
 */
export const Root = styled.section`
  padding: ${space[4]};
  border-radius: ${radius.lg};
  background: ${color.accentSoft};
  outline: ${size.line} solid transparent;
  ${media.from640} {
    padding-inline: ${space[5]};
  }
  [data-theme='contrast'] & {
    outline-color: currentcolor;
  }
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    margin-bottom: ${space[2]};
    color: ${color.accentText};
  }
  & h2 {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    font-weight: ${weight.bold};
  }
  & > ul {
    display: grid;
    gap: ${space[2]} ${space[8]};
    ${media.from640} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  & li {
    position: relative;
    min-width: 0;
    line-height: ${leading.snug};
  }
  & li > a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & li > span {
    color: ${color.accentText};
    font-size: ${text.sm};
  }
`
