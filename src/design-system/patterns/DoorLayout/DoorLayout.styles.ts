import { styled } from 'styled-components'
import { color, media, radius, size, space, text } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  width: 100%;
  max-width: ${size.dialog};
  min-width: 0;
  margin-inline: auto;
`

/** A door asks for nothing that it does not need, so that no field is marked as such. */
export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  min-width: 0;
  padding: ${space[4]};
  border: ${size.line} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ${media.from640} {
    padding: ${space[8]};
  }
  & [data-mark='required'] {
    display: none;
  }
`

export const Why = styled.p`
  margin: calc(-1 * ${space[3]}) 0 0;
  color: ${color.textMuted};
`

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
`

export const Assurance = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-size: ${text.sm};
`
