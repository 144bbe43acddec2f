/** Is it one address on the web, with nothing in it that could be markup? */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s"'<>()[\]`|\\]+$/.test(text) && URL.canParse(text)
