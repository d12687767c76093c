import { styled } from 'styled-components'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { color, leading, media, size, space, text } from '../../tokens/index.ts'

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-width: 0;
  color: ${color.textMuted};
  font-size: ${text.sm};
  line-height: ${leading.snug};
  & > span {
    min-width: 0;
  }
  & button[aria-haspopup] {
    max-width: 100%;
    padding: 0;
    border: 0;
    color: inherit;
  }
  & [role='menu'] {
    max-height: 85vh;
  }
  /* The way out is in sight however many pages stand above it. */
  & [role='menu'] > :last-child {
    position: sticky;
    bottom: 0;
    border-top: ${size.line} solid ${color.border};
    background: ${color.surface};
  }
  & > a {
    display: none;
  }
  ${media.from960} {
    gap: ${space[5]};
    & > a {
      display: inline-flex;
    }
  }
`

export const Face = styled(Avatar)`
  &[data-size] {
    width: ${space[6]};
    height: ${space[6]};
  }
`

export const Nickname = styled.span`
  max-width: 8em;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
