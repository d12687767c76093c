import { Icon, icons, Link, VisuallyHidden } from '#design-system'
import type { LinkState, OwnLink } from '../../model/own-chain.ts'
import { List, Mark, Step } from './OwnChain.styles.ts'

const said = { done: '已完成', current: '当前', upcoming: '未开始', failed: '没有完成' } as const satisfies Record<
  LinkState,
  string
>

/** The seven steps through an exam, each with how it stands with whoever looks. Renders an `<ol>`. */
export const OwnChain = ({ links }: { links: readonly OwnLink[] }) => (
  <List aria-label="我在这场考试的进度">
    {links.map(({ title, state, words, href }, place) => (
      <Step key={title} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <Mark aria-hidden="true">{state === 'done' ? <Icon path={icons.check} size="small" /> : place + 1}</Mark>
        <div>
          <strong>
            {href ? (
              <Link href={href} variant={state === 'current' ? undefined : 'quiet'}>
                {title}
              </Link>
            ) : (
              title
            )}
            <VisuallyHidden>（{said[state]}）</VisuallyHidden>
          </strong>
          <small>{words}</small>
        </div>
      </Step>
    ))}
  </List>
)
