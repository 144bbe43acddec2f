export interface AddedTriggers {
  /** In the middle of an action to which nothing answers. */
  'in progress': { readonly card?: undefined }
  /** Nothing is in progress. */
  quiet: { readonly card?: undefined }
}
