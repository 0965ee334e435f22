import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';

/** Looks for a card in every file of an installation: database, write-ahead log, logs of all workers, mails. */
export function expectNoCardIn(product: string, card: { number: string; name: string; cvv: string }): void {
	const saved = filesOf(resolve('.local', `test-${product}`));
	expect(saved.some(({ name }) => name.endsWith('data') || name.includes('wal'))).toBe(true);
	for (const { name, text } of saved) {
		for (const secret of [card.number.replaceAll(' ', ''), card.number, ...card.name.split(' ')])
			expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
		// ids, hashes and cipher texts are long; four of their digits may be these by chance
		const words = text.replace(/[\w+/=-]{24,}/g, '');
		expect(new RegExp(`(?<!\\d)${card.cvv}(?!\\d)`).test(words), `security code in ${name}`).toBe(false);
	}
}

function filesOf(folder: string): { name: string; text: string }[] {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && !entry.parentPath.includes('pictures'))
		.map((entry) => {
			const path = join(entry.parentPath, entry.name);
			return { name: path.slice(folder.length), text: readFileSync(path, 'latin1') };
		});
}
