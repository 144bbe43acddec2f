import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Is a hologram deactivated, aboard its ship, when it would be killed? */
export const isDeactivatedWhenKilled = settled<{ card: CardId }>()('is deactivated when killed', false, [
  { custom: 'custom-holograms-02', is: true, beside: ['glossary'] },
  { ruling: 'faq96-367-holographic-red-shirts-01', is: true },
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
