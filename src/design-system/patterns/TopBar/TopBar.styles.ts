import { styled } from 'styled-components'
import { color, leading, media, size, space, text } from '../../tokens/index.ts'
import { frame } from '../frame.ts'

/**
 * What finds no room in the line of numbers is left out: every number stands in the footer as well. No box holds the parts at
 * the end together: it would move when who is signed in comes before the last of them.
 */
export const Root = styled.div`
  position: relative;
  border-bottom: ${size.line} solid ${color.border};
  background: ${color.surface};
  color: ${color.textMuted};
  font-size: ${text.sm};
  line-height: ${leading.snug};
  ${media.print} {
    display: none;
  }
  & > div {
    ${frame}
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${space[4]};
    min-height: ${size.topBar};
  }
  & > div > p {
    display: none;
  }
  ${media.from960} {
    & > div {
      gap: ${space[5]};
    }
    & > div > p {
      display: flex;
      flex: 1;
      flex-wrap: wrap;
      gap: 0 ${space[5]};
      height: calc(1em * ${leading.snug});
      min-width: 0;
      overflow: hidden;
      [data-size='elder'] & {
        visibility: hidden;
      }
    }
    & > div > :not(p) {
      flex: none;
    }
  }
`
