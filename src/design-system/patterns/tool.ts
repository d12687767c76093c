import { css } from 'styled-components'
import { hitArea } from '../primitives/mixins.ts'
import { color, media, size, space } from '../tokens/index.ts'

/** A link or button in the line above the header: as low as that line, and touched as a full target. */
export const tool = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
  min-height: ${size.topBar};
  color: inherit;
  text-decoration: none;
  white-space: nowrap;
  ${hitArea}
  ${media.hover} {
    &:hover {
      color: ${color.linkHover};
    }
  }
`
