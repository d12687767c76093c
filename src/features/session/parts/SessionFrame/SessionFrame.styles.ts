import { styled } from 'styled-components'
import { size, space } from '#design-system'

export const Root = styled.div`
  width: 100%;
  max-width: ${size.dialog};
  margin-inline: auto;
  padding-block: ${space[4]};
`

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
`
