export interface AddedDeedKinds {
  /** From `places` to `card`. */
  beam: true
  /** Borg who boarded a ship of the opponent's. */
  'sent to scout': true
}
