import { useId, useState } from 'react'
import { FieldGroup, type FieldGroupProps } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import { star } from '../Icon/paths.ts'
import { Choice, Row, Stars, Words } from './Rating.styles.ts'

export type RatingProps = FieldGroupProps & {
  /** Stars from 1 up; 0 for none yet. */
  value?: number | undefined
  defaultValue?: number | undefined
  onValueChange?: ((change: { value: number }) => void) | undefined
  /** What one star, two stars … mean; as many as there are stars. */
  words?: readonly string[] | undefined
}

const satisfaction = ['很不满意', '不满意', '一般', '满意', '很满意'] as const

/** A judgement in stars, each with its word. Renders a `<fieldset>` of radio buttons. */
export const Rating = ({
  value,
  defaultValue = 0,
  onValueChange,
  words = satisfaction,
  name,
  required,
  ...rest
}: RatingProps) => {
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  const choose = (next: number) => {
    setOwn(next)
    onValueChange?.({ value: next })
  }
  const word = words[current - 1]
  return (
    <FieldGroup required={required} {...rest}>
      <Row>
        <Stars>
          {words.map((meaning, place) => (
            <Choice key={meaning} data-filled={place < current || undefined} title={meaning}>
              <input
                type="radio"
                name={name ?? id}
                value={place + 1}
                aria-label={`${place + 1} 星 ${meaning}`}
                required={required}
                checked={current === place + 1}
                onChange={() => choose(place + 1)}
              />
              <Icon path={star} size="large" />
            </Choice>
          ))}
        </Stars>
        <Words aria-hidden="true">{word ? `${current} 星 ${word}` : '请选择'}</Words>
      </Row>
    </FieldGroup>
  )
}
