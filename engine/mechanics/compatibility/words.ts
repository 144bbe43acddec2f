export interface AddedDeedKinds {
  /** `contents` = the ruling by which it did. */
  'reported to mix': true
  /** `contents` = the mode in use since then. */
  'mode switched': true
}
