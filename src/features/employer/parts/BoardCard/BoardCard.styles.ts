import { styled } from 'styled-components'
import { color, leading, space, text } from '#design-system'

export const Face = styled.article`
  display: grid;
  gap: ${space[1]};
  line-height: ${leading.snug};
  cursor: grab;
  &[data-moving] {
    cursor: progress;
  }
`

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  & > a {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const Facts = styled.p`
  color: ${color.textMuted};
  font-size: ${text.sm};
`

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  margin-block: calc(-1 * ${space[1]});
`
