const wordsOf = (text: string): string => ` ${text.split(/[^\p{L}\p{N}'-]+/u).join(' ')} `

/** Is the one a part of the other, made of whole words? */
export const isWithin = (part: string, whole: string): boolean => wordsOf(whole).includes(wordsOf(part))
