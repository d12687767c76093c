import { styled } from 'styled-components'
import { leading, media, space, text } from '../../tokens/index.ts'

/** One line: words that find no room are left out rather than cut. */
export const Root = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${space[3]};
  min-width: 0;
  font-size: ${text.sm};
  line-height: ${leading.body};
  & > span {
    flex: none;
    opacity: 0.9;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    min-width: 0;
  }
  & a {
    --color-focus: currentcolor;
    display: inline-block;
    color: inherit;
    text-decoration: none;
    ${media.below960} {
      padding-block: ${space[2]};
    }
    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
`
