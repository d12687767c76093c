import { styled } from 'styled-components'
import { Anchor, color, leading, media, size, space, text } from '#design-system'

/**
 * The page alone where no menu stands beside it. A `<span>` keeps the place of a menu that is on its way, so that nothing
 * moves.
 */
export const Root = styled.div`
  & > nav,
  & > span {
    display: none;
  }
  & > div {
    min-width: 0;
  }
  ${media.from960} {
    display: grid;
    &:has(> nav, > span) {
      grid-template-columns: 13rem minmax(0, 1fr);
      gap: ${space[6]};
      align-items: start;
    }
    & > nav,
    & > span {
      display: block;
    }
    & > nav {
      position: sticky;
      top: ${space[4]};
      max-height: calc(100vh - 2 * ${space[4]});
      overflow-y: auto;
    }
  }
`

/** One low line above the title, touched as a full target. */
export const Back = styled(Anchor)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  margin-block: calc(-1 * ${space[2]}) ${space[1]};
  color: ${color.textMuted};
  font-size: ${text.sm};
  line-height: ${leading.body};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 50% auto auto 0;
    width: 100%;
    height: ${size.target};
    transform: translateY(-50%);
  }
  ${media.from960} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`
