/** True of addresses that may stand in a link or picture: of this site, or of the web. */
export const isAddress = (value: string) => /^(\/(?![/\\])|https?:\/\/)\S*$/.test(value)
