import { styled } from 'styled-components'
import { color, size, space, text } from '#design-system'

/** As high as the doors of a guest, so that nothing moves when it is known who looks. */
export const Root = styled.div`
  display: grid;
  min-height: 16.5rem;
`

export const Doors = styled.div`
  display: grid;
  gap: ${space[3]};

  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
`

export const Steps = styled.ol`
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    min-height: ${size.target};
    border-top: ${size.line} solid ${color.border};
  }

  & > li > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > li > svg {
    flex: none;
    color: ${color.textSubtle};
  }
`
