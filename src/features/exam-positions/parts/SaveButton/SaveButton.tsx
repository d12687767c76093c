import type { ExamPosition } from '#contract/exam-positions'
import { Button, ButtonLink, icons } from '#design-system'
import { loginAddress } from '#platform/routing'
import { useSession } from '#platform/session'
import { useSavePosition } from '../../hooks/useSavePosition.ts'

interface Props {
  position: Pick<ExamPosition, 'id' | 'saved' | 'title'>
  /** Where a guest comes back to after signing in. */
  back: string
}

/** Keeps a position in one's list. Guests are asked to sign in and come back; employers have no such list. */
export function SaveButton({ position, back }: Props) {
  const { user } = useSession()
  const { saved, setSaved } = useSavePosition(position)
  if (user?.userType === 1) return null
  if (!user) {
    return (
      <ButtonLink size="small" icon={icons.star} href={loginAddress(back)} aria-label={`收藏 ${position.title}`}>
        收藏
      </ButtonLink>
    )
  }
  return (
    <Button
      size="small"
      icon={icons.star}
      aria-pressed={saved}
      aria-label={`收藏 ${position.title}`}
      onClick={() => void setSaved(!saved)}
    >
      {saved ? '已收藏' : '收藏'}
    </Button>
  )
}
