/** The words in which card texts are written, with what carries each of them out; the text language and the rooms add theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: what belongs to it is declared where its handlers are
export interface Language {}
