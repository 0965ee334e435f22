import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { STATEMENT_LIMITS } from './bank-statement';
import { decodeFile } from './decode-file';
import { StatementError, type StatementErrorCode } from './statement-error';
import { placeOf, type XmlElement } from './xml-element';

const MESSAGE = /^urn:iso:std:iso:20022:tech:xsd:([a-z]{4}\.\d{3})\.\d{3}\.(\d{2})$/;
const VERSIONS = ['02', '08'];
/** Holds anything a bank likes, in a namespace of its own. */
const FREE = 'SplmtryData';
/** Document, BkToCstmrStmt, Stmt or GrpHdr, and what a statement holds. */
const TOP_DEPTH = 3;

export type MessageParts = {
	/** A part of a statement, such as `Bal` or `Ntry`, whole. It is forgotten afterwards: 10,000 entries are never in memory at once. */
	part: (part: XmlElement) => void;
	/** The header; or a statement, without its parts, at its end. */
	end: (element: XmlElement) => void;
};

/**
 * Reads a file as CAMT.053, version 02 or 08, with any prefix. Throws StatementError, or what `parts` throws. Only the five entities of
 * XML itself are known, and a document type is refused.
 */
export function parseMessage(file: Uint8Array, parts: MessageParts): void {
	const parser = new SaxesParser({ xmlns: true, position: true });
	const tree = new Tree(parts, parser);
	parser.on('error', ({ message }) => tree.refuse('xml', { found: message.replace(/^[\d:]+\s*/, '').slice(0, 200) }));
	parser.on('doctype', () => tree.refuse('doctype'));
	parser.on('opentag', ({ local, uri, attributes }) => tree.open(local, uri, attributes.Ccy));
	parser.on('text', (text) => tree.addText(text));
	parser.on('cdata', (text) => tree.addText(text));
	parser.on('closetag', () => tree.close());
	for (const text of decodeFile(file)) parser.write(text);
	parser.close();
}

class Tree {
	private top: XmlElement | null = null;
	private depth = 0;
	private namespace = '';
	/** Depth of an element whose content is not read; 0 outside. */
	private freeDepth = 0;
	/** How many parts of each name the open statement has had; parts are forgotten, so their number is counted. */
	private partCounts = new Map<string, number>();
	private statementCount = 0;

	constructor(
		private readonly parts: MessageParts,
		private readonly position: { line: number; columnIndex: number },
	) {}

	refuse(code: StatementErrorCode, values?: { found?: string; expected?: string }): never {
		const { line, columnIndex } = this.position;
		throw new StatementError(code, { line, column: columnIndex, path: this.top ? placeOf(this.top).path : '' }, values);
	}

	open(name: string, uri: string, currency: SaxesAttributeNS | undefined): void {
		this.depth += 1;
		if (this.depth > STATEMENT_LIMITS.depth) this.refuse('xml', { expected: `depth ${STATEMENT_LIMITS.depth}` });
		if (this.freeDepth > 0) return;
		if (this.depth === 1) this.requireMessage(uri);
		else if (uri !== this.namespace) this.refuse('namespace', { found: uri, expected: this.namespace });
		const element: XmlElement = {
			name,
			text: '',
			currency: currency?.value ?? null,
			children: [],
			parent: this.top,
			nth: this.depth <= TOP_DEPTH + 1 ? this.countPart(name) : 0,
			line: this.position.line,
			column: this.position.columnIndex,
		};
		if (this.depth > TOP_DEPTH + 1 || this.top?.name === 'GrpHdr') this.top?.children.push(element);
		this.top = element;
		if (name === FREE) this.freeDepth = this.depth;
	}

	private countPart(name: string): number {
		if (this.depth < TOP_DEPTH) return 1;
		if (this.depth === TOP_DEPTH) {
			this.partCounts = new Map();
			if (name === 'Stmt') this.statementCount += 1;
			return name === 'Stmt' ? this.statementCount : 1;
		}
		const count = (this.partCounts.get(name) ?? 0) + 1;
		this.partCounts.set(name, count);
		return count;
	}

	addText(text: string): void {
		if (this.top && this.freeDepth === 0) this.top.text += text;
	}

	close(): void {
		const isFree = this.depth > this.freeDepth && this.freeDepth > 0;
		if (this.depth === this.freeDepth) this.freeDepth = 0;
		this.depth -= 1;
		const closed = this.top;
		if (isFree || !closed) return;
		this.top = closed.parent;
		if (this.depth === TOP_DEPTH && this.top?.name === 'Stmt') this.parts.part(closed);
		if (this.depth === TOP_DEPTH - 1) this.parts.end(closed);
	}

	private requireMessage(uri: string): void {
		const [, message, version = ''] = MESSAGE.exec(uri) ?? [];
		const found = uri.slice(0, 200);
		if (!message) this.refuse('namespace', { found, expected: 'camt.053' });
		if (message !== 'camt.053') this.refuse('other-message', { found: message, expected: 'camt.053' });
		if (!VERSIONS.includes(version)) this.refuse('version', { found: version, expected: VERSIONS.join(', ') });
		this.namespace = uri;
	}
}
