import { plainNumber } from '../../money/read-money';

/** A number, an operator, or a percent sign behind a number. */
const TOKEN = /\s*(?:(\d[\d.,'’\u00a0\u202f]*)(\s*%)?|([-+−*×/()]))\s*/uy;

type Token = { value: number } | { sign: string };

/**
 * What `=33900*1,05`, `=(28500+31000)/2` or, with a current amount, `=+5%`, `=-500`, `=*1.1` come to, in major units; null for anything else.
 * `text` is without the equals sign. A percentage that is added or taken off is one of what stands before it.
 */
export function countPrice(text: string, current: number | null): number | null {
	const tokens = tokensOf(text);
	if (!tokens || tokens.length === 0) return null;
	const [first] = tokens;
	if (first && 'sign' in first && first.sign !== '(') {
		if (current === null) return null;
		tokens.unshift({ value: current });
	}
	const reading = { tokens, at: 0 };
	const value = sumOf(reading);
	return value !== null && reading.at === tokens.length && Number.isFinite(value) ? value : null;
}

type Reading = { tokens: (Token & { isPercent?: boolean })[]; at: number };

function tokensOf(text: string): Reading['tokens'] | null {
	const tokens: Reading['tokens'] = [];
	TOKEN.lastIndex = 0;
	while (TOKEN.lastIndex < text.length) {
		const found = TOKEN.exec(text);
		if (!found) return null;
		const [, digits, percent, sign] = found;
		if (sign) {
			tokens.push({ sign: sign === '−' ? '-' : sign === '×' ? '*' : sign });
			continue;
		}
		const plain = plainNumber((digits ?? '').replace(/['’\u00a0\u202f]/gu, ''));
		if (plain === null) return null;
		tokens.push({ value: Number(plain), isPercent: percent !== undefined });
	}
	return tokens;
}

function sumOf(reading: Reading): number | null {
	let value = productOf(reading);
	for (let sign = signAt(reading, '+-'); value !== null && sign; sign = signAt(reading, '+-')) {
		const next = reading.tokens[reading.at];
		const isPercent = next && 'value' in next && next.isPercent === true;
		const right = productOf(reading);
		if (right === null) return null;
		const amount = isPercent ? value * right : right;
		value += sign === '+' ? amount : -amount;
	}
	return value;
}

function productOf(reading: Reading): number | null {
	let value = partOf(reading);
	for (let sign = signAt(reading, '*/'); value !== null && sign; sign = signAt(reading, '*/')) {
		const right = partOf(reading);
		if (right === null) return null;
		value = sign === '*' ? value * right : value / right;
	}
	return value;
}

function partOf(reading: Reading): number | null {
	const token = reading.tokens[reading.at++];
	if (!token) return null;
	if ('value' in token) return token.isPercent ? token.value / 100 : token.value;
	if (token.sign !== '(') return null;
	const value = sumOf(reading);
	return signAt(reading, ')') ? value : null;
}

function signAt(reading: Reading, signs: string): string | null {
	const token = reading.tokens[reading.at];
	if (!token || !('sign' in token) || !signs.includes(token.sign)) return null;
	reading.at += 1;
	return token.sign;
}
