/** 18 KB, 1.2 MB: as people read sizes. */
export const sizeWords = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1_024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`

/** What kind of file a name says: CSV 表格, PDF. */
export function typeWords(name: string): string {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toUpperCase() ?? '文件'
  return { CSV: 'CSV 表格', XLSX: 'Excel 表格', RTF: 'RTF 文档', DOCX: 'Word 文档' }[ending] ?? ending
}
