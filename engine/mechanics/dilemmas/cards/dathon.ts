import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const creature = 'El-Adrel Creature'
const walls = 'Shaka, When the Walls Fell'

const dathon1996: CardText = {
  title: 'Dathon',
  nullifies: [{ ruling: 'faq96-365-dathon-01', what: { name: [creature, walls] } }],
  special: { of: ['nullifies'] },
}

const dathon: CardText = {
  title: 'Dathon',
  nullifies: [
    { ruling: '1eD-dathon-02', what: { name: creature } },
    { ruling: '1eD-dathon-03', what: { name: walls } },
  ],
}

export const texts = { faq1996: [dathon1996], glossary: [dathon] } satisfies Texts
