import { fairAlerts } from '#contract/fair-alerts'
import {
  applyForFairs,
  boothPayment,
  chooseBooth,
  listFairBooths,
  listJoinableFairs,
  listParticipations,
  participationInfo,
} from '#contract/fair-bookings'
import { fairAlertsChosen } from '#mocks/fixtures/fair-alerts'
import {
  applicationResults,
  approvedParticipation,
  bookableBooths,
  heldParticipation,
  inFull,
  joinableFairs,
  paidBooth,
  participationPage,
} from '#mocks/fixtures/fair-bookings'
import { mock } from '#mocks/mock'

/** What the service answers an employer about its fairs; `onChoose` hears which booth was chosen. */
export const ownFairsAnswers = (onChoose: (booth: string) => void) => [
  mock(listParticipations).returns(participationPage),
  mock(fairAlerts).returns(fairAlertsChosen),
  mock(listJoinableFairs).returns(joinableFairs),
  mock(participationInfo).returns(inFull(approvedParticipation)),
  mock(listFairBooths).returns(bookableBooths),
  mock(applyForFairs).returns(applicationResults),
  mock(boothPayment).returns(paidBooth),
  mock(chooseBooth).answers(({ booth }) => {
    onChoose(booth)
    return heldParticipation
  }),
]
