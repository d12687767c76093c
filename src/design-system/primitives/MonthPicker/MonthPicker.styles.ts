import { styled } from 'styled-components'
import { color, media, radius, size, space, weight } from '../../tokens/index.ts'
import { fieldButton } from '../field-button.ts'

export const Root = styled.div`
  position: relative;
  min-width: 0;
  max-width: 18em;
`

export const Trigger = styled.button`
  ${fieldButton}
`

export const Heading = styled.div`
  display: grid;
  grid-template-columns: ${size.target} minmax(0, 1fr) ${size.target};
  gap: ${space[1]};
`

export const Months = styled.div`
  margin-top: ${space[2]};
  ${media.from640} {
    width: calc(7 * ${size.target});
  }
`

export const MonthRow = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[1]};
`

export const Month = styled.button`
  min-height: ${size.targetMain};
  border-radius: ${radius.md};
  &:focus-visible {
    outline-offset: calc(-1 * ${size.focus});
  }
  &[aria-current] {
    color: ${color.primary};
    font-weight: ${weight.bold};
    text-decoration: underline;
    text-underline-offset: ${space[1]};
  }
  &[aria-selected='true'] {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: ${weight.bold};
  }
  &[aria-disabled] {
    color: ${color.textDisabled};
    text-decoration: line-through;
    cursor: not-allowed;
  }
  ${media.hover} {
    &:hover:not([aria-selected='true'], [aria-disabled]) {
      background: ${color.surfaceMuted};
    }
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
