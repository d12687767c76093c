import { http } from 'msw'
import { examPositionInfo, judgePosition, listExamPositions } from '#contract/exam-positions'
import { examPhoto, saveRegistration } from '#contract/exam-registrations'
import { API_PREFIX } from '#contract/wire'
import { fitting, positionInfo, positionPage } from '#mocks/fixtures/exam-choices'
import { photoAnswer } from '#mocks/fixtures/exam-registrations'
import { mock } from '#mocks/mock'

/** One's own photograph is there. */
export const photoIsThere = http.get(`*${API_PREFIX}${examPhoto.path}`, () => photoAnswer())

/** Whatever is written is stored, one version after the other. */
export const everythingIsStored = mock(saveRegistration).answers(({ version }) => ({
  version: version + 1,
  savedAt: Date.now(),
}))

export const positionsAreThere = mock(listExamPositions).returns(positionPage)

/** The position that was chosen is known, and fits. */
export const positionFits = [mock(examPositionInfo).returns(positionInfo), mock(judgePosition).returns(fitting)]
