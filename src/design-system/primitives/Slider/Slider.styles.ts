import { styled } from 'styled-components'
import { color, size, space, text, weight } from '../../tokens/index.ts'

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-width: 28em;
  & > output {
    flex: none;
    min-width: 4em;
    max-width: 50%;
    overflow-wrap: anywhere;
    font-weight: ${weight.medium};
    text-align: end;
  }
`

/** As high before the thumbs' code has come as after. */
export const Way = styled.div`
  display: grid;
  align-content: end;
  flex: 1;
  min-width: 0;
  min-height: calc(${size.target} + 1.5em);
  & > input {
    width: 100%;
    height: ${size.target};
    margin: 0;
    accent-color: ${color.primary};
  }
`

export const Limits = styled.div`
  overflow-wrap: anywhere;
  display: flex;
  justify-content: space-between;
  color: ${color.textMuted};
  font-size: ${text.sm};
`

export const Fields = styled.div`
  overflow-wrap: anywhere;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  max-width: 28em;
  & > * {
    flex: 1 1 7em;
    max-width: 10em;
  }
  & > [aria-hidden] {
    flex: none;
  }
`
