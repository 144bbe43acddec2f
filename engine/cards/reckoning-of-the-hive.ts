import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Reckoning of the Hive',
  glossary: {
    dilemma: { conditions: { skill: 'Navigation' }, points: 5, affectsBorg: true },
  },
}
