const isFile = (answer: unknown): answer is { blob: Blob; name: string } =>
  typeof answer === 'object' && answer !== null && 'blob' in answer && answer.blob instanceof Blob

function demandFile(answer: unknown) {
  if (!isFile(answer)) throw new TypeError('not a file')
  return answer
}

/** Hands what a binary call answered to the browser to keep. */
export function saveFile(answer: unknown): void {
  const { blob, name } = demandFile(answer)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** What a binary call answered, as text. */
export const fileText = async (answer: unknown): Promise<string> => demandFile(answer).blob.text()
