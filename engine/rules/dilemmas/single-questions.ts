import type { CardId } from '../../state/state.ts'

/** What single dilemmas ask of the law. */
export interface SingleDilemmaQuestions {
  /** Do crews and Away Teams at one location count as one for what nullifies the dilemma? By default they do not. */
  'groups count together': { about: { dilemma: CardId }; answer: boolean }
  /** Is a dilemma on the mission discarded when the mission is solved? By default it stays. */
  'leaves with the mission': { about: { dilemma: CardId; mission: CardId }; answer: boolean }
  /** May whoever has a card whose text says so ignore requirements of the mission? By default not. */
  'may ignore requirements': { about: { mission: CardId; by: CardId }; answer: boolean }
  /** Where a text asks whether the mission could be solved, are requirements met that may be ignored? By default not. */
  'ignored is met': { about: { mission: CardId; by: CardId }; answer: boolean }
  /** Where a box depends on how many there are, are they counted as they face the dilemma? By default they are. */
  'counts those who face it': { about: { dilemma: CardId }; answer: boolean }
  /** Is whoever is at the location of a facility at the facility? By default he is. */
  'is at the facility': { about: { card: CardId; facility: CardId }; answer: boolean }
  /** Does what is at a location that is put elsewhere move along? By default it does. */
  'moves with its location': { about: { card: CardId; location: CardId }; answer: boolean }
  /** Is what lies between the missions put in order along with them? By default it is. */
  'is put in order': { about: { card: CardId }; answer: boolean }
  /** Does a dilemma that keeps one ship from moving hold the others at the location, too? By default it does not. */
  'holds the others there': { about: { dilemma: CardId; ship: CardId }; answer: boolean }
  /** Does what keeps a ship from moving keep those aboard from being beamed off? By default it does not. */
  'keeps those aboard from leaving': { about: { by: CardId; ship: CardId }; answer: boolean }
  /** Are those killed who are on the planet that the card is towed to? By default they are not. */
  'kills where it is towed': { about: { card: CardId; planet: CardId }; answer: boolean }
}
