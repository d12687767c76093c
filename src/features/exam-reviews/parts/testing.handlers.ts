import { HttpResponse, http } from 'msw'
import { reviewMaterial, reviewPhoto } from '#contract/exam-reviews'
import { API_PREFIX } from '#contract/wire'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="295" height="413"><rect width="295" height="413" fill="#fff"/><circle cx="147" cy="150" r="80" fill="#c9a488"/><rect x="40" y="250" width="215" height="163" fill="#223"/></svg>'

const picture = (path: string) =>
  http.get(
    `*${API_PREFIX}${path}`,
    () =>
      new HttpResponse(drawing, {
        headers: { 'Content-Type': 'image/svg+xml', 'Content-Disposition': 'attachment; filename="picture.svg"' },
      }),
  )

/** Photograph and materials of whatever is on the desk. */
export const pictures = [picture(reviewPhoto.path), picture(reviewMaterial.path)]
