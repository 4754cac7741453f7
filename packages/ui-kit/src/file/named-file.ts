/** A stored file by what it is called: forms hold it so until they send its id. */
export interface NamedFile {
  readonly id: string;
  readonly name: string;
}
