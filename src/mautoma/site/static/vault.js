// The browser's files in which the folder of saved games is kept; what is in them is up to vault.py.
const HEAD = 16; // bytes of a record without which it was never written

export class Vault {
  #folder;
  #handles = new Map(); // of the files that are written, by name

  static async open() {
    const vault = new Vault();
    const root = await navigator.storage.getDirectory();
    vault.#folder = await root.getDirectoryHandle("mautoma", { create: true });
    return vault;
  }

  async contents() {
    const contents = new Map();
    for await (const [name, handle] of this.#folder.entries()) {
      const read = async () => new Uint8Array(await (await handle.getFile()).arrayBuffer());
      contents.set(name, await read().catch(() => new Uint8Array([1]))); // what no vault begins with
    }
    return contents;
  }

  // Adds a record to the end of all these files, or of none; when this is done, it is safe.
  async write(names, at, record) {
    for (const name of names) if (!this.#handles.has(name)) this.#handles.set(name, await this.#handle(name));
    const handles = names.map((name) => this.#handles.get(name));
    try {
      for (const handle of handles) {
        const rest = record.subarray(HEAD);
        if (handle.write(rest, { at: at + HEAD }) < rest.length) throw new Error("storage is full");
        handle.write(record.subarray(0, HEAD), { at });
        handle.flush();
      }
    } catch (error) {
      for (const handle of handles) handle.truncate(at);
      throw error;
    } finally {
      for (const name of names) if (!name.endsWith(".vault")) this.#close(name); // written once; the player may remove it
    }
  }

  async #handle(name) {
    return (await this.#folder.getFileHandle(name, { create: true })).createSyncAccessHandle();
  }

  async remove(name) {
    this.#close(name);
    await this.#folder.removeEntry(name);
  }

  #close(name) {
    this.#handles.get(name)?.close();
    this.#handles.delete(name);
  }

  close() {
    for (const name of this.#handles.keys()) this.#close(name);
  }
}
