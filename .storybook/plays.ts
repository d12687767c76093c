import { expect, waitFor, within } from 'storybook/test'

interface Scene {
  canvasElement: HTMLElement
}

/** The phone of 360 CSS pixels. */
export const narrow = { viewport: { value: 'narrow' } } as const

/** Nothing may scroll sideways. */
export async function fitsSideways({ canvasElement }: Scene): Promise<void> {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
  await expect(scrollWidth).toBe(clientWidth)
}

/** Says to screen readers that something is on its way. */
export async function saysLoading({ canvasElement }: Scene): Promise<void> {
  await expect((await within(canvasElement).findAllByText('正在加载')).length).toBeGreaterThan(0)
}

/** Says that something was not loaded, and offers to try again. */
export async function offersRetry({ canvasElement }: Scene): Promise<void> {
  const [retry] = await within(canvasElement).findAllByRole('button', { name: '重试' })
  // It may come in with its dialog.
  await waitFor(() => expect(retry).toBeVisible())
}

/** A page past the last one says so and leads back to the first. */
export const leadsToFirstPage =
  (href: string) =>
  async ({ canvasElement }: Scene): Promise<void> => {
    const canvas = within(canvasElement)
    // What stood there while the page was asked for goes, and what comes says the same.
    await waitFor(() => expect(canvas.getByText('没有这一页')).toBeVisible())
    await expect(canvas.getByRole('link', { name: '回到第一页' })).toHaveAttribute('href', href)
  }

const wordsOf = (element: Element) => element.textContent.replaceAll('\u00a0', ' ')

/**
 * Finds the innermost element that says exactly these words, or words that fit, of which some may stand in elements of their
 * own. A space is also one that does not break.
 */
export function whole(words: string | RegExp) {
  const says = (element: Element) =>
    typeof words === 'string' ? wordsOf(element) === words : words.test(wordsOf(element))
  return (_: string, element: Element | null) => element !== null && says(element) && ![...element.children].some(says)
}
