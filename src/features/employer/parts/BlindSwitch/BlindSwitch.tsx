import { Switch } from '#design-system'
import { useSay } from '#platform/notices'
import { useBlindness } from '../../hooks/useBlindness.ts'

/** Turns blind review on and off for the whole company. */
export function BlindSwitch() {
  const { isBlind, isSending, turn } = useBlindness()
  const say = useSay()

  async function change(on: boolean) {
    try {
      await turn(on)
      say.done(
        on
          ? '盲选已开启，初筛通过前全单位都看不到姓名、照片、性别、年龄和联系方式'
          : '盲选已关闭，盲选时收到的投递仍在初筛通过后才显示是谁',
      )
    } catch (error) {
      say.failure(error)
    }
  }

  return (
    <Switch
      label="盲选：初筛通过前不显示是谁"
      checked={isBlind ?? false}
      disabled={isBlind === undefined || isSending}
      onChange={event => void change(event.currentTarget.checked)}
    />
  )
}
