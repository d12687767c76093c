import { HttpResponse, http } from 'msw'
import { examListText } from '#contract/exam-lists'
import { API_PREFIX } from '#contract/wire'

/** The canonical text as the service hands it out: a file, not sealed. */
export const textAnswers = (text: string) =>
  http.get(
    `*${API_PREFIX}${examListText.path}`,
    () =>
      new HttpResponse(text, {
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Disposition': 'attachment; filename="list.txt"',
        },
      }),
  )
