import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** 32 hexadecimal digits that change with any byte and any name below the folder. */
export function fingerprintOf(folder: string): string {
	const hash = createHash('sha256');
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
	for (const file of files) {
		const content = readFileSync(file);
		hash.update(`${relative(folder, file).split(sep).join('/')} ${content.length}\n`).update(content);
	}
	return hash.digest('hex').slice(0, 32);
}
