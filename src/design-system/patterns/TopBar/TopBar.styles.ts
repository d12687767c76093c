import { styled } from 'styled-components'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { Anchor } from '../../primitives/Link/index.ts'
import { hitArea } from '../../primitives/mixins.ts'
import { color, leading, media, size, space, text } from '../../tokens/index.ts'
import { frame } from '../frame.ts'

/** What finds no room in the line of numbers is left out: every number stands in the footer as well. */
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
    gap: ${space[5]};
    min-height: ${size.topBar};
  }
  & > div > p {
    display: none;
  }
  & > div > div {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: flex-end;
    gap: ${space[4]};
    min-width: 0;
  }
  ${media.from960} {
    & > div > p {
      display: flex;
      flex: 1;
      flex-wrap: wrap;
      gap: 0 ${space[5]};
      height: calc(1em * ${leading.snug});
      min-width: 0;
      overflow: hidden;
      font-variant-numeric: tabular-nums;
      [data-size='elder'] & {
        visibility: hidden;
      }
    }
    & > div > div {
      flex: none;
      gap: ${space[5]};
    }
  }
`

const tool = `
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
  min-height: ${size.topBar};
  color: inherit;
  text-decoration: none;
  white-space: nowrap;
  ${hitArea}
  ${media.hover} {
    &:hover {
      color: ${color.linkHover};
    }
  }
`

export const ToolLink = styled(Anchor)`
  ${tool}
`

export const ToolButton = styled.button`
  ${tool}
`

export const Face = styled(Avatar)`
  &[data-size] {
    width: ${space[6]};
    height: ${space[6]};
  }
`

export const Nickname = styled.span`
  max-width: 8em;
  overflow: hidden;
  text-overflow: ellipsis;
`

export const DotPlace = styled.span`
  position: relative;
  display: inline-flex;
  & > :nth-child(2) {
    position: absolute;
    inset: calc(-1 * ${space.half}) calc(-1 * ${space.half}) auto auto;
  }
`
