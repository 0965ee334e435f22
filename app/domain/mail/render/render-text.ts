import { localizedAddress } from '../../brand/localized-address';
import type { MailBlock, MailDescription, PropertyRow, Row } from './mail-description';

const WIDTH = 72;

/** The text part of a mail: its blocks under each other, one line empty between them. */
export function renderText(mail: MailDescription): string {
	const parts = mail.blocks.flatMap((block) => (block ? blockText(block) : []));
	return `${[...parts, ...footer(mail)].filter(Boolean).join('\n\n')}\n`;
}

function blockText(block: MailBlock): string[] {
	switch (block.type) {
		case 'picture':
			return [];
		case 'title':
			return [wrapText(block.plain ?? '')];
		case 'paragraphs':
			return block.paragraphs.map((paragraph) => wrapText(paragraph));
		case 'facts':
			return [block.heading ? `${textHeading(block.heading)}\n${textRows(block.rows)}` : textRows(block.rows)];
		case 'summary':
			return [`${textHeading(block.heading)}\n${summaryText(block)}`];
		case 'properties':
			return [`${textHeading(block.heading)}\n${block.properties.map(propertyText).join('\n')}`];
		case 'quote':
			return [
				block.isSpoken
					? `${block.label}:\n${wrapText(block.text, '  ')}`
					: `${textHeading(block.label)}\n${wrapText(block.text)}`,
			];
		case 'steps':
			return [
				`${textHeading(block.heading)}\n${block.steps.map(({ title, text }, index) => wrapText(`${index + 1}. ${title}. ${text}`)).join('\n')}`,
			];
		case 'button':
			return [block.hasNoLabel ? block.href : `${block.label}:\n${block.href}`];
		case 'link':
			return [`${block.label}:\n${block.href}`];
	}
}

function summaryText({ place, name, rows, total, plainRows }: MailBlock & { type: 'summary' }): string {
	if (plainRows) return textRows(plainRows);
	return `${wrapText([name, place].filter(Boolean).join(', '))}\n${textRows(total ? [...rows, total] : rows)}`;
}

function propertyText({ name, place, shown, url }: PropertyRow): string {
	return [`${name}, ${place}`, `  ${shown}`, url && `  ${url}`].filter(Boolean).join('\n');
}

function footer({ brand, language, reason, plainFooter }: MailDescription): string[] {
	if (!plainFooter) return [];
	if (plainFooter === 'reason') return [wrapText(reason)];
	const lines = [brand.name, localizedAddress(brand.postalAddress, language), `${brand.phone} · ${brand.email}`];
	return [`-- \n${lines.map((line) => wrapText(line)).join('\n')}`, wrapText(reason)];
}

/** Words in lines of at most 72 characters; line breaks of the text stay, a longer word stands alone. */
function wrapText(text: string, indent = ''): string {
	return text
		.replace(/\r\n?/g, '\n')
		.split('\n')
		.map((line) => wrapLine(line, indent))
		.join('\n');
}

/** Labels in one column and values beside them, wrapped under their own edge. */
export function textRows(rows: readonly Row[]): string {
	const edge = Math.max(0, ...rows.map(([label]) => letters(label))) + 3;
	return rows
		.map(([label, value]) => {
			const wrapped = wrapText(value, ' '.repeat(edge));
			return `${label}:${' '.repeat(edge - letters(label) - 1)}${wrapped.trimStart()}`;
		})
		.join('\n');
}

/** A heading with a line under it. */
function textHeading(text: string): string {
	return `${text}\n${'-'.repeat(Math.min(WIDTH, letters(text)))}`;
}

function wrapLine(line: string, indent: string): string {
	const lines: string[] = [];
	let current = indent;
	for (const word of line.split(/[ \t]+/)) {
		if (current.trim() !== '' && letters(current) + 1 + letters(word) > WIDTH) {
			lines.push(current.trimEnd());
			current = indent;
		}
		current += current === indent ? word : ` ${word}`;
	}
	return [...lines, current.trimEnd()].join('\n');
}

function letters(text: string): number {
	return [...text].length;
}
