import { styled } from 'styled-components'
import { Anchor } from '../../primitives/Link/index.ts'
import { color, leading, media, radius, shadow, size, space, text, weight, z } from '../../tokens/index.ts'

export const Root = styled.nav`
  position: relative;
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ${media.from960} {
    height: 100%;
    padding-block: ${space[2]};
  }
  & > ul {
    display: grid;
    ${media.below960} {
      grid-auto-flow: dense;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${media.from960} {
      grid-auto-rows: 1fr;
      height: 100%;
    }
  }
`

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  ${media.below960} {
    border-top: ${size.line} solid ${color.border};
    &:nth-child(-n + 2) {
      border-top: 0;
    }
    &[data-open] {
      grid-column: 1 / -1;
    }
  }
  ${media.from960} {
    &[data-open] {
      background: ${color.primarySoft};
    }
  }
`

export const Family = styled(Anchor)`
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
  min-height: ${size.target};
  padding-inline-start: ${space[4]};
  font-size: ${text.sm};
  line-height: ${leading.tight};
  text-decoration: none;
  ${media.from960} {
    min-height: ${space[8]};
    [data-open] > & {
      color: ${color.onPrimarySoft};
    }
  }
`

/** Its arrow is drawn from two edges: fourteen drawings would weigh more than the words beside them. */
export const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: ${size.target};
  min-height: ${size.target};
  color: ${color.textSubtle};
  &::after {
    content: '';
    width: ${space[2]};
    height: ${space[2]};
    border: solid currentcolor;
    border-width: ${size.line} ${size.line} 0 0;
    transform: rotate(45deg);
  }
  ${media.below960} {
    &::after {
      transform: rotate(135deg);
    }
    &[aria-expanded='true']::after {
      transform: rotate(-45deg);
    }
  }
  ${media.from960} {
    min-height: ${space[8]};
  }
`

export const Panel = styled.div`
  flex-basis: 100%;
  padding: 0 ${space[4]} ${space[3]};
  ${media.from960} {
    position: absolute;
    inset: calc(-1 * ${size.line}) auto auto 100%;
    z-index: ${z.popover};
    width: calc(${size.content} * 0.62);
    min-height: calc(100% + 2 * ${size.line});
    max-height: 80vh;
    overflow-y: auto;
    padding: ${space[5]};
    border: ${size.line} solid ${color.border};
    border-radius: 0 ${radius.lg} ${radius.lg} ${radius.lg};
    background: ${color.surface};
    box-shadow: ${shadow.overlay};
  }
`

export const Group = styled.div`
  line-height: ${leading.snug};
  & + & {
    margin-top: ${space[3]};
  }
  ${media.from960} {
    display: grid;
    grid-template-columns: 9em 1fr;
    gap: ${space[4]};
    & + & {
      margin-top: ${space[2]};
      padding-top: ${space[2]};
      border-top: ${size.line} solid ${color.border};
    }
  }
`

export const GroupName = styled.p`
  font-size: ${text.sm};
  font-weight: ${weight.bold};
`

export const Titles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
`

export const Choice = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  font-size: ${text.sm};
  text-decoration: none;
  ${media.from960} {
    min-height: ${space[8]};
  }
  ${Titles} & {
    color: ${color.textMuted};
  }
  ${media.hover} {
    &:hover {
      color: ${color.linkHover};
      text-decoration: underline;
    }
  }
`
