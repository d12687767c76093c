/** Whether a link stays within the application, and so belongs to the router. */
export const isInternal = (href: string): boolean => /^[/?](?![/\\])/.test(href)
