import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Is a hologram deactivated, aboard its ship, when it would be killed? */
export const isDeactivatedWhenKilled = settled<{ card: CardId }>()('is deactivated when killed', false, [
  { custom: 'custom-holograms-02', is: true },
  { ruling: 'faq96-367-holographic-red-shirts-01', is: true },
])

/** Is a hologram that reports for duty deactivated until somebody activates it? */
export const isReportedDeactivated = settled<{ card: CardId }>()('is reported deactivated', false, [
  { custom: 'custom-holograms-06', is: true },
])

/** May personnel who are present activate a deactivated hologram? */
export const isActivatedByOthers = settled<{ card: CardId }>()('is activated by others', false, [
  { custom: 'custom-holograms-07', is: true },
])

/** May that be in the turn in which it was deactivated? */
export const isActivatedTheSameTurn = settled<{ card: CardId }>()('is activated the same turn', true, [
  { custom: 'custom-holograms-08', is: false },
])

/** Is a hologram deactivated where nothing generates it? */
export const isDeactivatedWithoutAHolodeck = settled<{ card: CardId }>()('is deactivated without a holodeck', false, [
  { custom: 'custom-holograms-09', is: true },
])

/** May a hologram be beamed, or walk, to a planet where no card lets it exist? */
export const existsAnywhere = settled<{ card: CardId }>()('exists anywhere', true, [
  { custom: 'custom-holograms-10', is: false },
])

/** Is a hologram discarded, and not killed, with the ship or facility that it was aboard? */
export const isErasedWithItsVessel = settled<{ card: CardId }>()('is erased with its vessel', false, [
  { custom: 'custom-holograms-11', is: true },
])

/** May a hologram kill in a battle of personnel? */
export const killsInBattle = settled<{ hologram: CardId }>()('kills in battle', true, [
  { custom: 'custom-holograms-12', is: false },
])

/** Does what projects holograms aboard ships do so aboard this, which is none? */
export const projectsAboard = settled<{ by: CardId; facility: CardId }>()('projects aboard', false, [
  {
    ruling: 'faq96-367-holo-projection-from-an-outpost-01',
    is: false,
    not: 'an outpost is as good as a ship for Holo-Projectors',
  },
])

/** Does what projects holograms onto planets do so where its player has no ship? */
export const projectsWithoutAShip = settled<{ by: CardId; card: CardId }>()('projects without a ship', true, [
  { ruling: 'faq96-367-holo-projection-from-an-outpost-02', is: true, not: 'holograms are projected from a ship' },
])

/** May holograms staff a ship with nobody else aboard? */
export const mayStaffByThemselves = settled<{ ship: CardId }>()('may staff by themselves', true, [
  { ruling: 'faq96-367-holographic-staff-01', is: true, not: 'holograms are no crew' },
])
