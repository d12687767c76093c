import { switchRecommendations } from '#contract/talents'
import { useSend } from '#platform/call'
import { useSay } from '#platform/notices'

/** Switches recommendations on or off, for the whole company or for the seeker, and says so. */
export function useRecommendationSwitch(onSwitched: () => void) {
  const { send, isSending } = useSend(switchRecommendations)
  const say = useSay()
  return {
    isSending,
    async turn(on: boolean) {
      const isDone = await say
        .outcomeOf(() => send({ on }), on ? '已打开推荐' : '已关闭推荐')
        .then(
          () => true,
          () => false,
        )
      if (isDone) onSwitched()
    },
  }
}
