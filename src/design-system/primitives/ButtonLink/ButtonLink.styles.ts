import { styled } from 'styled-components'
import { StyledButton } from '../Button/Button.styles.ts'
import { Anchor } from '../Link/index.ts'

/** The button's own rules on an anchor: one class, no second copy of the styles. */
export const StyledButtonLink = styled(StyledButton).attrs({ as: Anchor })``
