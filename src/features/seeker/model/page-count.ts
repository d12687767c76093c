/** The service gives no page after it. */
const LAST_PAGE = 500

export const pageCountOf = ({ total, pageSize }: { total: number; pageSize: number }) =>
  Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / pageSize)))
