import type { Card } from '../text/card.ts'

export interface AddedDilemmaText {
  /** Its text says that it affects Borg, points and all. */
  readonly affectsBorg?: true
}

export const card: Card = {
  title: 'Reckoning of the Hive',
  glossary: {
    dilemma: { conditions: { skill: 'Navigation' }, points: 5, affectsBorg: true },
  },
}
