import { styled } from 'styled-components'
import { color, leading, media, radius, size, space, text } from '../../tokens/index.ts'

/** One styled element, plain elements inside. */
export const Root = styled.nav`
  min-width: 0;
  & > ul {
    display: grid;
    /* Four in a row, fewer where the reader's type is too large for that. */
    grid-template-columns: repeat(auto-fill, minmax(max(3.4em, 24%), 1fr));
    gap: ${space[2]} 0;
  }
  & > ul:not([data-rows]) {
    ${media.from960} {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      grid-template-columns: none;
      /* Where a count can be read: from the first on as many columns as entries, so that none moves while others still arrive. */
      grid-template-columns: repeat(attr(data-count type(<integer>)), minmax(0, 1fr));
    }
  }
  & > ul[data-rows] {
    ${media.from960} {
      grid-template-columns: repeat(auto-fill, minmax(6em, 1fr));
    }
  }
  & a {
    display: grid;
    justify-items: center;
    gap: ${space[2]};
    padding-block: ${space[2]};
    border-radius: ${radius.lg};
    font-size: ${text.sm};
    line-height: ${leading.tight};
    text-align: center;
    text-wrap: balance;
    text-decoration: none;
  }
  & a > span {
    display: grid;
    place-items: center;
    width: ${size.targetMain};
    height: ${size.targetMain};
    border-radius: ${radius.lg};
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }
  & a[data-hot] > span {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  ${media.hover} {
    & a:hover {
      color: ${color.linkHover};
    }
  }
  ${media.forcedColors} {
    & a > span {
      border: ${size.line} solid;
    }
  }
`
