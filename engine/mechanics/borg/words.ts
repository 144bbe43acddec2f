export interface AddedCardText {
  /** The affiliation that the Borg have taken their counterpart from. */
  readonly takenFrom?: string
}
