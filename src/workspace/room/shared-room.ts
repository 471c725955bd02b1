/**
 * What passes between this device and a room. Every change of a shared document goes into it as a sealed piece, and every piece of
 * others is kept here and laid beneath the undo history, as what another tab writes is.
 */
import { fromBase64, toBase64 } from '@/lib/bytes';
import { now } from '@/platform/clock';
import type { Entry } from '@/platform/device-store';
import { makeId } from '@/platform/ids';
import { NewerSeal, type RoomKeys } from '@/platform/room-keys';
import type { RoomPipe } from '@/platform/room-line';
import type { Keeper } from '../keep/keeper';
import { joinUpdates, type KeptDocument } from '../keep/kept-document';
import { pictureOf, toBlob } from '../keep/pictures';
import { isBeside } from '../keep/read-kept';
import { useRoom, writeRecord, type RoomNews, type RoomRecord } from '../rooms';
import { joinNews, mergeEntries } from './gather';
import { openPiece, sealPiece, type Piece, type PiecePicture } from './pieces';
import { showInView } from './view';
import { wordsFor } from './words';

/** How a piece is told from others: what is drawn anew for each stands in front. */
const keyOf = (piece: Uint8Array) => String.fromCharCode(...piece.subarray(0, 13));

/** Changes of one moment travel together. */
const gatherMs = 40;
/** So many pieces become one a document. */
const mostPieces = 300;

export class Room {
  pipe: RoomPipe | undefined;
  isOver = false;
  /** Everything the room knew when the line came has been read. */
  #isCaughtUp = false;
  /** A newer version has written here: this one only stands by. */
  #isHalted = false;
  readonly #seen = new Set<string>();
  /** Pieces of updates that were opened: they may be put together. */
  readonly #opened = new Set<string>();
  /** What the room has of each document, until it is compared with what is here. */
  #known = new Map<string, Uint8Array[]>();
  readonly #inRoom = new Set<string>();
  /** Of those, the deleted ones. */
  readonly #gone = new Set<string>();
  readonly #inView = new Map<string, KeptDocument>();
  #waiting: Entry[] = [];
  #isGathering = false;
  readonly #sentPictures = new Set<string>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private record: RoomRecord,
    private readonly keys: RoomKeys,
    private readonly keeper: Keeper | undefined,
  ) {}

  /** One thing after the other. */
  #then(run: () => Promise<void>): Promise<unknown> {
    this.#turn = this.#turn.then(() => (this.isOver ? undefined : run())).catch(console.warn);
    return this.#turn;
  }

  async onLine(isThere: boolean): Promise<void> {
    if (this.isOver) return;
    if (!isThere) {
      // Who has not been in yet is still on the way.
      if (!this.#isHalted) useRoom.setState({ is: this.#isCaughtUp ? 'away' : 'joining', people: [] });
      return;
    }
    await this.#then(async () => {
      await this.#readNew();
      const isFirst = !this.#isCaughtUp;
      // From here on changes are sent as they are made; what was made before is compared with what the room has.
      this.#isCaughtUp = true;
      if (isFirst && !this.#isHalted) await this.#sendMissing();
      this.#known = new Map();
      if (!this.#isHalted) useRoom.setState({ is: 'here', why: '' });
    });
  }

  read = () => this.#then(() => this.#readNew());

  async #readNew(): Promise<void> {
    const entries: Entry[] = [];
    const pictures: PiecePicture[] = [];
    for (const sealed of this.pipe?.list() ?? []) {
      const key = keyOf(sealed);
      if (this.#seen.has(key)) continue;
      this.#seen.add(key);
      try {
        const piece = await openPiece(sealed, this.keys);
        if (piece.pictures.length === 0) this.#opened.add(key);
        for (const picture of piece.pictures) this.#sentPictures.add(picture.key);
        entries.push(...piece.entries);
        pictures.push(...piece.pictures);
        this.#tell(piece);
        if (piece.scope !== useRoom.getState().scope) this.#learn(piece.scope);
      } catch (error) {
        if (error instanceof NewerSeal) this.#halt();
        else console.warn('A piece of the room couldn’t be read.');
      }
    }
    if (entries.length + pictures.length > 0 && !this.#isHalted) await this.#take(entries, pictures);
  }

  #halt(): void {
    this.#isHalted = true;
    useRoom.setState({ is: 'refused', why: wordsFor('newer') });
  }

  #learn(scope: RoomRecord['scope']): void {
    this.record = { ...this.record, scope, ids: scope === 'chosen' ? [...this.#inRoom] : this.record.ids };
    useRoom.setState({ scope });
  }

  async #take(entries: readonly Entry[], pictures: readonly PiecePicture[]): Promise<void> {
    const blobs = new Map(pictures.map(({ key, type, data }) => [key, new Blob([fromBase64(data)], { type })] as const));
    const byDoc = new Map<string, Entry[]>();
    for (const entry of entries) byDoc.set(entry.summary.id, [...(byDoc.get(entry.summary.id) ?? []), entry]);
    const merged: Entry[] = [];
    for (const [id, own] of byDoc) {
      this.#inRoom.add(id);
      const updates = own.flatMap(({ update }) => (update ? [update] : []));
      if (!this.#isCaughtUp) this.#known.set(id, [...(this.#known.get(id) ?? []), ...updates]);
      const summary = own.at(-1)?.summary;
      own.forEach((entry) => this.#noteGone(entry));
      if (summary && this.#isWanted(id)) merged.push({ summary, ...(updates.length > 0 ? { update: joinUpdates(updates) } : {}) });
    }
    if (this.keeper) await this.keeper.take(merged, blobs);
    else await showInView(this.#inView, merged, blobs);
    this.#noteIds();
  }

  #noteIds(): void {
    const ids = [...this.#inRoom].filter((id) => !isBeside(id));
    if (this.record.scope === 'chosen') this.record = { ...this.record, ids };
    if (this.record.link.as === 'edit') writeRecord(this.record);
    useRoom.setState({ docs: ids });
  }

  /** Of the profile and the lists, one's own may stay. */
  #isWanted = (id: string) => !isBeside(id) || (this.record.scope === 'all' && !this.record.ids.includes(id));

  #isShared = (id: string) =>
    this.#inRoom.has(id)
      ? this.#isWanted(id)
      : this.record.scope === 'all'
        ? !this.record.ids.includes(id)
        : !isBeside(id) && this.record.ids.includes(id);

  /** Deleted, or brought back, since the room last heard of it. */
  #isTurned = ({ summary }: Entry) => (summary.deletedAt !== undefined) !== this.#gone.has(summary.id);

  #noteGone({ summary }: Entry): void {
    if (summary.deletedAt === undefined) this.#gone.delete(summary.id);
    else this.#gone.add(summary.id);
  }

  share(id: string): void {
    const document = this.keeper?.kept.get(id);
    const { scope, ids } = this.record;
    this.record = { ...this.record, ids: scope === 'all' ? ids.filter((one) => one !== id) : [...ids, id] };
    if (document) void this.#then(() => this.#add([{ summary: document.summary, update: document.whole() }], this.record.name));
  }

  /** Something was changed here. Before the room has been read nobody knows what is shared in it: until then nothing is sent. */
  note(entries: readonly Entry[]): void {
    if (!this.#isCaughtUp || this.#isHalted || this.isOver) return;
    const own = entries.filter((entry) => this.#isShared(entry.summary.id) && (entry.update !== undefined || this.#isTurned(entry)));
    for (const entry of own) this.#noteGone(entry);
    if (own.length === 0) return;
    this.#waiting.push(...own);
    if (this.#isGathering) return;
    this.#isGathering = true;
    setTimeout(() => void this.#then(() => this.#send()), gatherMs);
  }

  async #send(): Promise<void> {
    this.#isGathering = false;
    const entries = this.#waiting;
    this.#waiting = [];
    await this.#add(entries, this.record.name);
    const list = this.pipe?.list() ?? [];
    if (list.length > mostPieces && this.pipe?.isFirst() && this.#isCaughtUp) await this.#tidy();
  }

  async #add(entries: readonly Entry[], by: string): Promise<void> {
    for (const { summary } of entries) this.#inRoom.add(summary.id);
    const sealed = await this.#sealPictures(entries);
    if (entries.length > 0) {
      const piece = await sealPiece({ ...this.#head(by), entries: mergeEntries(entries), pictures: [] }, this.keys);
      this.#seen.add(keyOf(piece));
      this.#opened.add(keyOf(piece));
      sealed.push(piece);
    }
    if (sealed.length > 0 && !this.isOver) this.pipe?.add(sealed);
    this.#noteIds();
  }

  #head = (by: string) => ({ by, at: now(), scope: this.record.scope });

  async #sealPictures(entries: readonly Entry[]): Promise<Uint8Array[]> {
    const sealed: Uint8Array[] = [];
    for (const key of new Set(entries.flatMap(({ summary }) => summary.pictures))) {
      const picture = pictureOf(key);
      if (picture === '' || this.#sentPictures.has(key)) continue;
      this.#sentPictures.add(key);
      const blob = toBlob(picture);
      const data = toBase64(new Uint8Array(await blob.arrayBuffer()));
      const piece = await sealPiece({ ...this.#head(''), entries: [], pictures: [{ key, type: blob.type, data }] }, this.keys);
      this.#seen.add(keyOf(piece));
      sealed.push(piece);
    }
    return sealed;
  }

  /** What was done here while there was no line, or before there was a room. */
  async #sendMissing(): Promise<void> {
    if (this.record.link.as === 'view') return;
    for (const [id, document] of this.keeper?.kept ?? []) {
      if (!this.#isShared(id) || (document.summary.deletedAt !== undefined && !this.#inRoom.has(id))) continue;
      const update = document.beyond(this.#known.get(id) ?? []);
      if (update) await this.#add([{ summary: document.summary, update }], this.#known.has(id) ? this.record.name : '');
    }
  }

  /** Many pieces become one a document. Two devices doing so at once is harmless: an update may be applied twice. */
  async #tidy(): Promise<void> {
    const old = new Set(this.#opened);
    const pieces: Uint8Array[] = [];
    for (const id of this.#inRoom) {
      const document = this.keeper?.kept.get(id);
      // What is not kept here, such as a profile of one's own in its place, stays as it came.
      if (!document || !this.#isWanted(id)) return;
      const entry = { summary: document.summary, update: document.whole() };
      pieces.push(await sealPiece({ ...this.#head(''), entries: [entry], pictures: [] }, this.keys));
    }
    for (const key of pieces.map(keyOf)) {
      this.#seen.add(key);
      this.#opened.add(key);
    }
    for (const key of old) this.#opened.delete(key);
    this.pipe?.replace((piece) => old.has(keyOf(piece)), pieces);
  }

  #tell({ by, at, entries }: Piece): void {
    if (by === '') return;
    const told = entries
      .filter(({ summary }) => !isBeside(summary.id))
      .map(({ summary, what = [] }): RoomNews => {
        const { tool, name, title } = summary;
        return { id: makeId(), at, by, tool, document: name || title, what };
      });
    if (told.length > 0) useRoom.setState(({ news }) => ({ news: joinNews(news, told) }));
  }
}
