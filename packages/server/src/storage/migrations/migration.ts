/** One step of the storage's shape, statement by statement, for each kind of storage. */
export interface Migration {
  readonly sqlite: readonly string[];
  readonly postgres: readonly string[];
  /**
   * Programs that do not know this step cannot work with what it leaves: they refuse to start. A step that only
   * adds lets nodes of the version before go on beside those of this one.
   */
  readonly breaks?: true | 'sqlite';
}
