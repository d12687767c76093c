import { styled } from 'styled-components'
import { color, media, radius, space } from '../../tokens/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[5]};
  min-width: 0;
`

export const Band = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[6]};
  padding: ${space[4]};
  border-radius: ${radius.lg};
  background: ${color.primarySoft};
  & > :first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    flex: 1;
    gap: ${space[4]};
    min-width: 0;
  }
  ${media.from960} {
    padding: ${space[6]} ${space[8]};
  }
`
