import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Cards whose icon keeps them out of play may enter play while this is open. */
    readonly admits?: Filter
  }
}

/** Open from the seed phase on. */
export const alternateUniverseDoorAsSeeded: CardText = {
  title: 'Alternate Universe Door',
  seeds: {},
  admits: { icon: 'au' },
}

export const alternateUniverseDoor: CardText = {
  ...alternateUniverseDoorAsSeeded,
  plays: [{ on: { name: 'Revolving Door' }, effects: [{ do: 'nullify', who: 'target' }] }],
}
