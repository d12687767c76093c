import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { wholeFigures } from '../../primitives/whole-figures.tsx'
import { Head, Root, Rows } from './CheckAnswers.styles.ts'

export type AnswerSection = {
  id: string
  title: string
  /** Where the answers are changed; without it they cannot be. */
  href?: string | undefined
  rows: readonly {
    label: string
    value: ReactNode
    /** Changes this answer alone. */
    onEdit?: (() => void) | undefined
  }[]
}

export type CheckAnswersProps = Omit<ComponentProps<'div'>, 'children'> & {
  sections: readonly AnswerSection[] | null | undefined
}

const isMissing = (value: ReactNode) => value === '' || value === null || value === undefined || value === false

/** All answers before what cannot be taken back, each section or each answer with 修改. Renders a `<div>`. */
export const CheckAnswers = ({ sections, ...rest }: CheckAnswersProps) => (
  <Root {...rest}>
    {sections?.map(({ id, title, href, rows }) => (
      <section key={id} aria-labelledby={id}>
        <Head>
          <Heading level={2} size="lg" id={id}>
            {title}
          </Heading>
          {href && (
            <Link href={href} variant="quiet">
              修改<VisuallyHidden>{title}</VisuallyHidden>
            </Link>
          )}
        </Head>
        <Rows>
          {rows.map(({ label, value, onEdit }) => (
            <div key={label} data-editable={onEdit ? true : undefined}>
              <dt>{label}</dt>
              <dd data-missing={isMissing(value) || undefined}>{isMissing(value) ? '未填写' : wholeFigures(value)}</dd>
              {onEdit && (
                <dd>
                  <Button size="small" variant="quiet" onClick={onEdit}>
                    修改<VisuallyHidden>{label}</VisuallyHidden>
                  </Button>
                </dd>
              )}
            </div>
          ))}
        </Rows>
      </section>
    ))}
  </Root>
)
