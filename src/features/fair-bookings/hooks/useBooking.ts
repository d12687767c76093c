import type { InputOf } from '#contract/endpoint'
import {
  answerOffer,
  applyForFairs,
  bringJobs,
  chooseBooth,
  confirmParticipation,
  editFairTags,
  fairAttendees,
  handInFairProof,
  listFairBooths,
  listJoinableFairs,
  listParticipations,
  ownFairProof,
  participationInfo,
  payForBooth,
  releaseBooth,
  saveFairWishes,
  waitForBooth,
  withdrawParticipation,
} from '#contract/fair-bookings'
import type { FairProof } from '#contract/fair-proofs'
import { saveFile, useRenew, useSend, useTransport } from '#platform/call'

/** Applies to fairs; each is answered by itself. */
export function useApplying() {
  const { send } = useSend(applyForFairs)
  const renew = useRenew(listJoinableFairs, listParticipations)
  return async (application: InputOf<typeof applyForFairs>) => {
    const answer = await send(application)
    await renew()
    return answer.results
  }
}

/** What an employer does with one participation; each shows at once how it stands then. */
export function useBooking(id: string) {
  const choosing = useSend(chooseBooth)
  const releasing = useSend(releaseBooth)
  const waiting = useSend(waitForBooth)
  const answering = useSend(answerOffer)
  const confirming = useSend(confirmParticipation)
  const withdrawing = useSend(withdrawParticipation)
  const bringing = useSend(bringJobs)
  const tagging = useSend(editFairTags)
  const wishing = useSend(saveFairWishes)
  const paying = useSend(payForBooth)
  const handing = useSend(handInFairProof)
  const transport = useTransport()
  const renew = useRenew(participationInfo, listFairBooths, listParticipations, fairAttendees)
  /** Whatever comes of it, what is shown is read anew: a refusal says that others were quicker. */
  const thenRenew = async (work: Promise<unknown>) => {
    try {
      await work
    } finally {
      await renew()
    }
  }
  return {
    renew,
    choose: (booth: string) => thenRenew(choosing.send({ id, booth })),
    release: () => thenRenew(releasing.send({ id })),
    wait: (kind: 'standard' | 'large') => thenRenew(waiting.send({ id, kind })),
    answer: (offer: string, accept: boolean) => thenRenew(answering.send({ id, offer, accept })),
    confirm: (attendees: InputOf<typeof confirmParticipation>['attendees']) =>
      thenRenew(confirming.send({ id, attendees })),
    withdraw: (accepted: boolean) => thenRenew(withdrawing.send({ id, accepted })),
    bring: (jobs: string[]) => thenRenew(bringing.send({ participation: id, jobs })),
    tag: (tags: string[]) => thenRenew(tagging.send({ id, tags })),
    wish: (wishes: Omit<InputOf<typeof saveFairWishes>, 'id'>) => thenRenew(wishing.send({ id, ...wishes })),
    saveProof: async (kind: FairProof) => saveFile(await transport().call(ownFairProof, { id, kind })),
    handIn: (kind: FairProof, file: string) => thenRenew(handing.send({ id, kind, file })),
    async pay() {
      const { url } = await paying.send({ id, agreed: true })
      window.location.assign(url)
    },
  }
}
