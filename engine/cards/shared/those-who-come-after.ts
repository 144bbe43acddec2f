import type { TimedText } from '../../text/in-play-text.ts'

/** When the personnel leaves play its player may download that other one. */
export const comesAfter = (name: string): TimedText => ({
  ruling: 'custom-cards-338',
  at: 'leaves play',
  effects: [{ do: 'download', where: { name }, may: true }],
})
