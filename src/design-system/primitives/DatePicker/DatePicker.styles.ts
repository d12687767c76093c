import { styled } from 'styled-components'
import { color, size, space, text } from '../../tokens/index.ts'
import { TextInput } from '../TextInput/index.ts'

export const Root = styled.div`
  position: relative;
  display: grid;
  gap: ${space[1]};
  min-width: 0;
`

/** The field with what stands in it: the day of the week and the button. */
export const Box = styled.div`
  position: relative;
  max-width: 18em;
`

export const Typed = styled(TextInput)`
  padding-inline-end: calc(${size.target} + 2.5em);
`

export const Tail = styled.span`
  position: absolute;
  inset: 0 0 0 auto;
  display: flex;
  align-items: center;
  color: ${color.textMuted};
  font-size: ${text.sm};
  pointer-events: none;
  & > button {
    pointer-events: auto;
    &:focus-visible {
      outline-offset: calc(-1 * ${size.focus});
    }
  }
`

/** As large as the calendar that is on its way. */
export const Place = styled.div`
  width: calc(7 * ${size.target});
  max-width: 100%;
  height: calc(8 * ${size.target});
`
