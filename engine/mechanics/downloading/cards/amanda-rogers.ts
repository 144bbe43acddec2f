import type { Features } from '../../../text/match.ts'
import { refersTo } from '../../../text/names.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    readonly exceptName?: readonly string[]
  }
}

export const amandaRogers: CardText = {
  title: 'Amanda Rogers',
  plays: [
    {
      answers: { to: 'played', what: { type: 'interrupt', exceptName: ['Amanda Rogers'] } },
      effects: [{ do: 'nullify', who: 'answered' }],
    },
  ],
}

export const features: Features<'exceptName'> = {
  exceptName: (game, id, f) => !f.exceptName!.some(name => refersTo(game, name, game.card(id).title)),
}
