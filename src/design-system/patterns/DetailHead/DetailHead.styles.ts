import { styled } from 'styled-components'
import { color, space, text } from '../../tokens/index.ts'

export const Root = styled.header`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Media = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  & > :last-child {
    display: grid;
    gap: ${space[1]};
    min-width: 0;
  }
`

export const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
  margin: 0;
  font-size: ${text.xl};
`

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.textMuted};
`

/** Parts of a flexible line, which goes on between them: a date stays whole. */
export const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  margin: 0;
  color: ${color.textSubtle};
  font-size: ${text.sm};
`
