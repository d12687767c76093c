import { type ComponentProps, useId } from 'react'
import { Link } from '../../primitives/Link/index.ts'
import { Tag, type Tone } from '../../primitives/Tag/index.ts'
import { Blocked, Done, Hint, Root, Task, Tasks } from './TaskList.styles.ts'

export type TaskState = 'todo' | 'started' | 'done' | 'wrong' | 'blocked'

export type TaskItem = {
  id: string
  title: string
  /** Where it is done; a blocked one has no way in. */
  href: string
  state: TaskState
  /** What it is about, or what it waits for. */
  hint?: string | undefined
  /** May be left out. */
  optional?: boolean | undefined
}

export type TaskListProps = Omit<ComponentProps<'div'>, 'children'> & { tasks: readonly TaskItem[] | null | undefined }

const states = {
  todo: { label: '未填写', tone: 'primary' },
  started: { label: '未完成', tone: 'warning' },
  done: { label: '已完成', tone: 'success' },
  wrong: { label: '需修改', tone: 'danger' },
  blocked: { label: '暂不能填', tone: 'neutral' },
} as const satisfies Record<TaskState, { label: string; tone: Tone }>

const stateOf = ({ state, optional }: TaskItem) =>
  state === 'todo' && optional ? ({ label: '选填', tone: 'neutral' } as const) : states[state]

/** Sections of a long form, each with its state; they can be done in any order and come back to. Renders a `<div>`. */
export const TaskList = ({ tasks: given, ...rest }: TaskListProps) => {
  const id = useId()
  const tasks = given ?? []
  const needed = tasks.filter(({ optional }) => !optional)
  const done = needed.filter(({ state }) => state === 'done').length
  return (
    <Root {...rest}>
      <Done>
        {done === needed.length ? (
          <b>必填部分已全部完成</b>
        ) : (
          <>
            已完成 <b>{done}</b> / {needed.length} 个必填部分
          </>
        )}
      </Done>
      <Tasks>
        {tasks.map(task => {
          const { label, tone } = stateOf(task)
          const describedBy = `${id}${task.id}`
          return (
            <Task key={task.id}>
              <span>
                {task.state === 'blocked' ? (
                  <Blocked>{task.title}</Blocked>
                ) : (
                  <Link href={task.href} variant="quiet" stretched aria-describedby={describedBy}>
                    {task.title}
                  </Link>
                )}
                {task.hint && <Hint>{task.hint}</Hint>}
              </span>
              <Tag tone={tone} id={describedBy}>
                {label}
              </Tag>
            </Task>
          )
        })}
      </Tasks>
    </Root>
  )
}
