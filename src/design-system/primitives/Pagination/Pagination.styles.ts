import { styled } from 'styled-components'
import { color, media, radius, size, space, text, weight } from '../../tokens/index.ts'

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[2]} ${space[4]};
  ${media.print} {
    display: none;
  }
`

export const Total = styled.p`
  overflow-wrap: anywhere;
  color: ${color.textMuted};
  font-size: ${text.sm};
`

export const List = styled.ul`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`

/** A phone shows where one is; the numbers come with the room for them. */
export const Current = styled.li`
  padding-inline: ${space[3]};
  color: ${color.textMuted};
  ${media.from640} {
    display: none;
  }
`

export const Numbers = styled.li`
  display: none;
  ${media.from640} {
    display: block;
  }
`

export const Item = styled.a`
  display: grid;
  grid-auto-flow: column;
  place-items: center;
  min-width: ${size.target};
  min-height: ${size.target};
  padding-inline: ${space[2]};
  border: ${size.line} solid transparent;
  border-radius: ${radius.md};
  color: ${color.text};
  text-decoration: none;
  &[aria-current] {
    border-color: ${color.primary};
    color: ${color.primary};
    font-weight: ${weight.bold};
  }
  &[aria-disabled] {
    color: ${color.textDisabled};
  }
  ${media.hover} {
    &:hover:not([aria-disabled]) {
      background: ${color.surfaceMuted};
    }
  }
`

export const Gap = styled.span`
  display: block;
  min-width: ${space[6]};
  color: ${color.textSubtle};
  text-align: center;
`

export const JumpForm = styled.form`
  display: none;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
  font-size: ${text.sm};
  & input {
    width: ${space[16]};
    text-align: center;
  }
  ${media.from960} {
    display: flex;
  }
`
