import type { FairApplication } from '#contract/fair-office'
import { stepParticipation } from '#contract/fair-participation'

export type BoothCommand = 'assign' | 'swap' | 'release'

/** What can be done about an employer's booth. */
export function boothCommands({
  state,
  booth,
}: Pick<FairApplication, 'state' | 'booth'>): { kind: BoothCommand; label: string }[] {
  const stands = state === 'booked' || state === 'confirmed'
  const commands: { kind: BoothCommand; label: string }[] = []
  if (stands || stepParticipation(state, 'book') !== null)
    commands.push({ kind: 'assign', label: stands ? '换一个展位' : '安排展位' })
  if (booth !== '' && (stands || state === 'present')) commands.push({ kind: 'swap', label: '与另一家对调' })
  if (stepParticipation(state, 'release') !== null)
    commands.push({ kind: 'release', label: booth === '' ? '取消资格' : '收回展位' })
  return commands
}
