import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMessageFile, type Message, type MessageSummary, readMessage } from './read-message';

/** The messages of one folder; files never change, so each is parsed once. */
export class InboxStore {
	#summaries = new Map<string, MessageSummary>();

	constructor(readonly folder: string) {}

	/** Newest first. */
	async list(): Promise<MessageSummary[]> {
		const ids = await this.#ids();
		for (const known of this.#summaries.keys()) if (!ids.includes(known)) this.#summaries.delete(known);
		return Promise.all(ids.map((id) => this.#summary(id)));
	}

	/** Null when there is no such message. */
	async find(id: string): Promise<Message | null> {
		return (await this.#ids()).includes(id) ? readMessage(this.folder, id) : null;
	}

	async deleteAll(): Promise<void> {
		for (const id of await this.#ids()) await rm(join(this.folder, `${id}.eml`), { force: true });
		this.#summaries.clear();
	}

	async #ids(): Promise<string[]> {
		const files = (await readdir(this.folder)).filter(isMessageFile).sort().reverse();
		return files.map((file) => file.slice(0, -'.eml'.length));
	}

	async #summary(id: string): Promise<MessageSummary> {
		const known = this.#summaries.get(id);
		if (known) return known;
		const { replyTo, text, html, headers, source, ...summary } = await readMessage(this.folder, id);
		this.#summaries.set(id, summary);
		return summary;
	}
}
