import type { CardText, Filter } from '../../../text/text.ts'

const freighterOrTransport: Filter = {
  type: 'ship',
  whose: 'yours',
  inSpace: true,
  any: [
    { keyword: 'Freighter' },
    { keyword: 'Transport' },
    { class: 'Freighter' },
    { class: 'Military Freighter' },
    { class: "D'Kora-Class Transport" },
  ],
  carries: { where: { skill: 'Transporter Skill' }, count: 1 },
}

export const tarchannenStudy: CardText = {
  title: 'Tarchannen Study',
  requires: [{ needs: { some: { system: 'Holodeck' } } }],
}

export const deliverSupplies: CardText = {
  title: 'Deliver Supplies',
  requires: [{ needs: { here: freighterOrTransport } }],
}
