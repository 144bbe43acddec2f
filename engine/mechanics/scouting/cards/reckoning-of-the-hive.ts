import type { CardText } from '../../../text/text.ts'

declare module '../../dilemmas/words.ts' {
  interface DilemmaText {
    /** Its text says that it affects Borg, points and all. */
    readonly affectsBorg?: true
  }
}

export const reckoningOfTheHive: CardText = {
  title: 'Reckoning of the Hive',
  dilemma: { conditions: { skill: 'Navigation' }, points: 5, affectsBorg: true },
}
