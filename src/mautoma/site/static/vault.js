// The folder of saved games, kept in the browser's own file system so that a kill at any moment loses nothing.
//
// Two files, each a row of records. The first record of a file holds the whole folder, each later one what
// has changed since; a record counts only if its checksum is right, so one that was cut short never was.
// When a file has grown long, the folder is written whole into the other one, under the next generation.
const MAGIC = 0x4d41_5554;
const HEAD = 16; // magic, generation, length, checksum
const BLOCK = 4096; // as a page of SQLite
const ROOM = 1 << 20; // a file may grow to this, or to four times what it tells

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb8_8320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});

function checksum(bytes) {
  let crc = 0xffff_ffff;
  for (const byte of bytes) crc = CRC[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  return (crc ^ 0xffff_ffff) >>> 0;
}

export class Vault {
  files = new Map(); // path → bytes, as they are in storage
  #slots;
  #slot = 0;
  #generation = 0;
  #end = 0;

  static async open(name = "mautoma") {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(name, { create: true });
    const slots = [];
    for (const file of ["games-a", "games-b"]) {
      slots.push(await (await folder.getFileHandle(file, { create: true })).createSyncAccessHandle());
    }
    return new Vault(slots);
  }

  constructor(slots) {
    this.#slots = slots;
    slots.forEach((slot, index) => {
      const found = read(slot);
      if (found.generation <= this.#generation) return;
      this.files = found.files;
      this.#generation = found.generation;
      this.#end = found.end;
      this.#slot = index;
    });
    if (this.#generation) slots[this.#slot].truncate(this.#end);
  }

  // Writes what has changed; when this returns, it is safe.
  commit(now) {
    const change = difference(this.files, now);
    if (!change) return false;
    const size = [...now.values()].reduce((sum, bytes) => sum + bytes.length, 0);
    const full = this.#end + change.length > Math.max(ROOM, 4 * size);
    if (this.#generation === 0 || full) this.#writeWhole(now);
    else {
      write(this.#slots[this.#slot], this.#end, this.#generation, change);
      this.#end += HEAD + change.length;
    }
    this.files = new Map(now);
    return true;
  }

  #writeWhole(now) {
    const next = this.#generation === 0 ? 0 : 1 - this.#slot;
    const whole = difference(new Map(), now);
    this.#slots[next].truncate(0);
    write(this.#slots[next], 0, this.#generation + 1, whole);
    this.#slot = next;
    this.#generation += 1;
    this.#end = HEAD + whole.length;
  }

  close() {
    for (const slot of this.#slots) slot.close();
  }
}

function write(slot, at, generation, content) {
  const record = new Uint8Array(HEAD + content.length);
  const head = new DataView(record.buffer);
  [MAGIC, generation, content.length, checksum(content)].forEach((word, index) => head.setUint32(4 * index, word));
  record.set(content, HEAD);
  if (slot.write(record, { at }) !== record.length) throw new Error("storage is full");
  slot.flush();
}

function read(slot) {
  const bytes = new Uint8Array(slot.getSize());
  slot.read(bytes, { at: 0 });
  const view = new DataView(bytes.buffer);
  const found = { files: new Map(), generation: 0, end: 0 };
  while (found.end + HEAD <= bytes.length) {
    const [magic, generation, length, sum] = [0, 4, 8, 12].map((at) => view.getUint32(found.end + at));
    const content = bytes.subarray(found.end + HEAD, found.end + HEAD + length);
    const fits = magic === MAGIC && content.length === length && (!found.end || generation === found.generation);
    if (!fits || checksum(content) !== sum) break;
    apply(found.files, content);
    found.generation = generation;
    found.end += HEAD + length;
  }
  return found;
}

// A change: the length of a JSON text, the text, and the bytes it tells of, one after the other.
function difference(before, now) {
  const parts = [];
  const files = [];
  for (const [path, bytes] of now) {
    const old = before.get(path);
    const blocks = changedBlocks(old ?? new Uint8Array(), bytes);
    if (old && old.length === bytes.length && !blocks.length) continue;
    files.push({ path, size: bytes.length, blocks });
    for (const [start, end] of blocks) parts.push(bytes.subarray(start, end));
  }
  const removed = [...before.keys()].filter((path) => !now.has(path));
  if (!files.length && !removed.length) return null;
  const text = new TextEncoder().encode(JSON.stringify({ files, removed }));
  const change = new Uint8Array(4 + text.length + parts.reduce((sum, part) => sum + part.length, 0));
  new DataView(change.buffer).setUint32(0, text.length);
  change.set(text, 4);
  let at = 4 + text.length;
  for (const part of parts) {
    change.set(part, at);
    at += part.length;
  }
  return change;
}

function changedBlocks(old, bytes) {
  const blocks = [];
  for (let start = 0; start < bytes.length; start += BLOCK) {
    const end = Math.min(start + BLOCK, bytes.length);
    if (end <= old.length && same(old, bytes, start, end)) continue;
    const last = blocks.at(-1);
    if (last?.[1] === start) last[1] = end;
    else blocks.push([start, end]);
  }
  return blocks;
}

function same(old, bytes, start, end) {
  for (let at = start; at < end; at++) if (old[at] !== bytes[at]) return false;
  return true;
}

function apply(files, change) {
  const length = new DataView(change.buffer, change.byteOffset).getUint32(0);
  const { files: changed, removed } = JSON.parse(new TextDecoder().decode(change.subarray(4, 4 + length)));
  let at = 4 + length;
  for (const { path, size, blocks } of changed) {
    const bytes = new Uint8Array(size);
    bytes.set((files.get(path) ?? new Uint8Array()).subarray(0, size));
    for (const [start, end] of blocks) {
      bytes.set(change.subarray(at, at + end - start), start);
      at += end - start;
    }
    files.set(path, bytes);
  }
  for (const path of removed) files.delete(path);
}
