import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const bajoranWormhole: CardText = {
  title: 'Bajoran Wormhole',
  plays: [{ on: { name: 'Revolving Door' }, anyTime: true, effects: [{ do: 'nullify', who: 'target' }] }],
}

export const texts = { glossary: [bajoranWormhole] } satisfies Texts
