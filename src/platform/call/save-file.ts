const isFile = (answer: unknown): answer is { blob: Blob; name: string } =>
  typeof answer === 'object' && answer !== null && 'blob' in answer && answer.blob instanceof Blob

/** Hands what a binary call answered to the browser to keep. */
export function saveFile(answer: unknown): void {
  if (!isFile(answer)) throw new TypeError('not a file')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(answer.blob)
  link.download = answer.name
  link.click()
  URL.revokeObjectURL(link.href)
}
