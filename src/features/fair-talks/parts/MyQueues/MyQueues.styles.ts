import { styled } from 'styled-components'
import { color, leading, media, radius, shadow, size, space, text, weight, z } from '#design-system'

/** Keeps to the window's bottom edge where there is room: one line of it, until it is opened or one is called. */
export const Bar = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  margin-top: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border: ${size.line} solid ${color.primaryBorder};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.raised};
  overflow-wrap: anywhere;
  ${media.tallPhone} {
    position: sticky;
    bottom: ${size.floor};
    z-index: ${z.sticky};
    max-height: 72vh;
    padding: ${space[2]} ${space[3]};
    overflow-y: auto;
  }
  ${media.from960} {
    position: sticky;
    bottom: ${space[3]};
    z-index: ${z.sticky};
    max-height: 60vh;
    overflow-y: auto;
  }
  ${media.print} {
    display: none;
  }
`

/** What is shown when the bar has been opened. */
export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  &:not([data-open]) {
    display: none;
  }
`

/** One line: how many queues, and which comes first. */
export const Summary = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  min-width: 0;
  ${media.below640} {
    &:has(> :last-child > a) {
      flex-wrap: wrap;
    }
  }
  & > :last-child {
    flex: none;
  }
`

export const Called = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.lg};
  border: ${size.focus} solid ${color.accent};
  background: ${color.accentSoft};
  color: ${color.text};
  ${media.from640} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`

export const CalledTitle = styled.h2`
  font-size: ${text.xl};
  font-weight: ${weight.bold};
  line-height: ${leading.tight};
`

export const Seconds = styled.p`
  font-size: ${text.md};
  & > b {
    font-size: calc(2 * ${text['3xl']});
    line-height: ${leading.tight};
  }
`

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
`

/** Where there is no queue: the way back into talks. */
export const Foot = styled.div`
  margin-top: ${space[4]};
`
