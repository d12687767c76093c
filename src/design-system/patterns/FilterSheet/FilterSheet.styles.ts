import { styled } from 'styled-components'
import { Anchor } from '../../primitives/Link/index.ts'
import { color, leading, media, radius, size, space, text, weight } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  ${media.print} {
    display: none;
  }
`

export const Opener = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding-inline: ${space[4]};
  border: ${size.line} solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-weight: ${weight.medium};
  text-decoration: none;
`

export const Groups = styled.div`
  display: grid;
  gap: ${space[5]};
`

export const GroupLabel = styled.p`
  margin-bottom: ${space[2]};
  font-size: ${text.sm};
  font-weight: ${weight.bold};
  line-height: ${leading.snug};
`

export const Options = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7em, 1fr));
  gap: ${space[2]};
  ${media.from960} {
    grid-template-columns: none;
    gap: 0;
    margin-inline: calc(-1 * ${space[2]});
  }
`

export const Option = styled(Anchor)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding: ${space[1]} ${space[2]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.md};
  color: ${color.text};
  font-size: ${text.sm};
  line-height: ${leading.snug};
  text-align: center;
  text-decoration: none;
  &[data-none] {
    color: ${color.textSubtle};
  }
  &[aria-current] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
    font-weight: ${weight.medium};
  }
  ${media.hover} {
    &:hover {
      background: ${color.primarySoft};
      color: ${color.onPrimarySoft};
    }
  }
  ${media.from960} {
    justify-content: flex-start;
    min-height: ${space[8]};
    border-color: transparent;
    text-align: start;
    &::before,
    & > svg {
      border: ${size.line} solid ${color.borderStrong};
      border-radius: ${radius.sm};
      background: ${color.surface};
    }
    &::before {
      content: '';
      flex: none;
      width: ${size.iconSmall};
      height: ${size.iconSmall};
    }
    &:not([data-multiple])::before,
    &:not([data-multiple]) > svg {
      border-radius: ${radius.full};
    }
    &[aria-current] {
      border-color: transparent;
      &::before {
        content: none;
      }
      & > svg {
        border-color: ${color.primary};
        background: ${color.primary};
        color: ${color.onPrimary};
        stroke-width: 3;
      }
    }
  }
`

export const Count = styled.span`
  flex: none;
  color: ${color.textSubtle};
  font-weight: ${weight.regular};
  ${media.from960} {
    margin-inline-start: auto;
  }
`

export const More = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    min-height: ${size.target};
    color: ${color.link};
    font-size: ${text.sm};
    cursor: pointer;
    list-style: none;
    ${media.from960} {
      min-height: ${space[8]};
    }
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary {
    display: none;
  }
`

/** Whole groups: the word stands like a group's. */
export const MoreGroups = styled(More)`
  & > summary {
    font-size: ${text.md};
  }
`

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`
