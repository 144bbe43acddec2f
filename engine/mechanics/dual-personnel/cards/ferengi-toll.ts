import type { CardText } from '../../../text/text.ts'

export const ferengiToll: CardText = {
  title: 'Ferengi Toll',
  plays: [{ stays: true }],
  tolls: [{ where: { species: 'Ferengi' }, discards: 1 }],
}

export const quartermastersFee: CardText = {
  title: "Quartermaster's Fee",
  plays: [{ stays: true }],
  tolls: [{ where: { classification: 'OFFICER' }, discards: 1, downloaded: true }],
}
