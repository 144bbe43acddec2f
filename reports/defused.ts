/** What makes a line a command to a CI: GitHub takes `::` after blanks, Azure and older runners `##[` and `##vso[` anywhere. */
const begins = /^([^\S\n\r\u2028\u2029]*)::/gm
const within = /##(?=\[|vso\[)/gi

/** The text without anything that a CI would take for a command. */
export const defused = (text: string): string => text.replace(begins, '$1\\::').replace(within, '# #')
