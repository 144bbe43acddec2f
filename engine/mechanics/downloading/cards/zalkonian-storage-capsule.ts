import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Keeps cards beneath it for later. */
    readonly stores?: true
  }
}

export const zalkonianStorageCapsule: CardText = { title: 'Zalkonian Storage Capsule', stores: true }
