import type { Who } from '../../text/text.ts'
export interface AddedEffectWords {
  battle: { readonly attackers: Who; readonly attacked: Who }
}

export interface AddedAllowances {
  'fire on landed ships': true
  'begin a battle without a leader': true
  'attack without a leader': true
}

export interface AddedDeedKinds {
  /** The attackers, and not those who are obliged to attack. */
  attack: true
  battle: true
}
