import type { CardText, Clause } from '../../../text/text.ts'

declare module '../../../text/personnel-text.ts' {
  interface PersonnelCardText {
    /** Skills that another card may not give. */
    readonly refuses?: readonly (Clause & { readonly skill: string; readonly from: string })[]
  }
}

export const sistersOfDuras: CardText = {
  title: 'Sisters of Duras',
  refuses: [{ ruling: '1eS-sisters-of-duras-01', skill: 'Honor', from: 'Reflection Therapy' }],
}
