import { styled } from 'styled-components'
import { color, media, space } from '#design-system'

export const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.textMuted};
`

export const Beside = styled.div`
  display: none;
  ${media.from960} {
    display: grid;
    position: absolute;
    inset: 0 ${space[10]} 0 auto;
    align-content: center;
    width: calc(2 * ${space[20]} + ${space[10]});
    & > span {
      width: 100%;
    }
  }
`
