import type { CardText } from './text.ts'

/** Game texts of the Second Edition, as its Rulebook Glossary supposes them. */
export const textsOfTheSecondEdition: readonly CardText[] = []
