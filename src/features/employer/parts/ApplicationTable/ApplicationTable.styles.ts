import { styled } from 'styled-components'
import { color, media, radius, size, space, text } from '#design-system'

/** On a phone four short lines in one card, not a tower for each: who and how far, for what and when, who they are, where they were; a fifth where somebody marks. */
export const Chooseable = styled.div`
  & td:is([data-title='情况'], [data-title='最近工作'], [data-title='标签']) {
    color: ${color.textMuted};
    font-size: ${text.sm};
  }
  & td[data-title='应聘职位'] {
    min-width: 7em;
  }
  ${media.below640} {
    & tbody {
      border: ${size.line} solid ${color.border};
      border-radius: ${radius.lg};
      background: ${color.surface};
    }
    && tbody > tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: 0 ${space[2]};
      margin: 0;
      padding: ${space[2]} ${space[4]} ${space[2]} ${space[2]};
      border: 0;
      background: none;
    }
    && tbody > tr + tr {
      border-top: ${size.line} solid ${color.border};
      border-radius: 0;
    }
    && tr > :is(td, th[scope='row']) {
      display: block;
      padding: 0;
      text-align: start;
      &::before {
        content: none;
      }
    }
    & td[data-title='选择'] {
      grid-row: 1 / 6;
      align-self: start;
    }
    & td[data-title='进展'] {
      grid-area: 1 / 3;
    }
    && td[data-title='投递时间'] {
      grid-area: 2 / 3;
      color: ${color.textMuted};
      font-size: ${text.sm};
      text-align: end;
    }
    & td:is([data-title='情况'], [data-title='最近工作'], [data-title='标签']) {
      grid-column: 2 / 4;
    }
    && tr > td[data-title='标签']::before {
      content: '标签：';
    }
    /* Companies have long names; the resume says it whole. */
    & td[data-title='最近工作'] {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`

/** The dot keeps beside the name, however long that is. */
export const Named = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 5.5em;
  min-height: ${size.target};
  & > :not(a) {
    flex: none;
  }
`
