import { styled } from 'styled-components'
import { Alert, size, space } from '#design-system'

/** As wide as the form and the list of sections that it stands above. */
export const Notice = styled(Alert)`
  max-width: ${size.measure};
`

export const Sections = styled.ul`
  display: grid;
  gap: ${space[2]};
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
  }
`
