/** A table of Markdown, without padding. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

/** What may stand in one cell of it. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
