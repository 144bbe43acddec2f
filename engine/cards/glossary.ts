import type { CardText } from './text.ts'

/** Game texts as the Glossary knows them. */
export const textsOfTheGlossary: readonly CardText[] = [
  {
    title: 'Chula: The Dice',
    dilemma: {
      conditions: { each: [{ over: { integrity: 6 } }, { over: { cunning: 7 } }, { over: { strength: 8 } }] },
    },
  },
]
