import type { ComponentType } from 'react'
import { listRegistrations, registrationInfo, stampRegistration } from '#contract/exam-registrations'
import { Container } from '#design-system'
import { registrationPage } from '#mocks/fixtures/exam-registration-pages'
import { halfDraft } from '#mocks/fixtures/exam-registrations'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { everythingIsStored, photoIsThere, positionsAreThere } from '../../parts/testing.handlers.ts'

const path = '/exam/enroll/:id'
const route = `/exam/enroll/${halfDraft.id}`

/** Where stories of the page are: at one part of its form, or at its beginning. */
export const at = (part = '') => ({ path, route: part === '' ? route : `${route}?part=${part}`, session: seekerUser })

/** Bars at the bottom edge reach over the page's own gutters. */
export const inGutters = (Story: ComponentType) => (
  <Container>
    <Story />
  </Container>
)

/** A form that is filled in by half, and everything else that the page asks for. */
export const enrolAnswers = [
  mock(registrationInfo).returns(halfDraft),
  mock(listRegistrations).returns(registrationPage),
  mock(stampRegistration).returns({ stampedUntil: halfDraft.round.closesAt + 600_000 }),
  everythingIsStored,
  photoIsThere,
  positionsAreThere,
]
