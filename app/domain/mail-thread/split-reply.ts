/** A reply by mail: its own words, and the earlier mail and signature under them; null where nothing was told apart. */
export type SplitReply = { body: string; quoted: string | null };

/**
 * All patterns are tried on one line without the blanks around it, and on none that is longer: the text is a stranger's, and two runs that both
 * take blanks would cost the square of its length.
 */
const LONGEST_LINE = 500;
const WROTE = 'wrote|schrieb|a écrit|ha scritto|escribió|schreef|skrev|escreveu';
const WROTE_FIRST = /^(?:On|Am|Le|Il|El|Op|Den|Em)\b/iu;
/** `On 26 Nov 2026, Clara Engels wrote:`, in one line or wrapped over up to three. */
const WROTE_LINE = new RegExp(`${WROTE_FIRST.source}.{4,300}?(?:${WROTE})\\b.{0,120}[:：]$`, 'iu');
const WROTE_LAST = new RegExp(`^.{2,200}(?:${WROTE}).{0,20}[:：]$`, 'iu');
const ORIGINAL =
	/^-{2,}\s*(?:Original Message|Ursprüngliche Nachricht|Originalnachricht|Message d'origine|Messaggio originale|Mensaje original|Weitergeleitete Nachricht|Forwarded message)\s*-{2,}$/i;
/** The lines over an earlier mail that Outlook and others set. */
const HEADER_LINE =
	/^[>*_\s]{0,20}(?:From|Sent|Date|To|Cc|Subject|Reply-To|Von|Gesendet|Datum|An|Betreff|Antwort an|De|Envoyé|À|Objet|Da|Inviato|A|Oggetto)[*_]{0,4}\s{0,4}[:：]/i;
const RULE = /^[_-]{10,}$/;
const SENT_FROM =
	/^(?:Sent from (?:my|Outlook|Mail|Yahoo|Proton|Samsung)\b.*|Get Outlook for .*|Von meinem .{2,40} gesendet\.?|Gesendet (?:von|mit|über|aus) .{2,60}|Diese Nachricht wurde von meinem .{2,60} gesendet.*|Outlook für (?:iOS|Android) (?:beziehen|herunterladen).*|Envoyé (?:de|depuis) .{2,40}|Inviato da .{2,40})$/i;
const QUOTE = /^\s{0,3}>/;
/** Signatures are shorter; what is longer may be the message. */
const SIGNATURE_LINES = 15;

/**
 * Tells the own words of a reply from the mail that it quotes and from its signature (THREAD-6). In doubt all of it is the message: answers
 * that stand between quoted lines stay among them, and a reply without own words keeps everything.
 */
export function splitReply(text: string): SplitReply {
	const lines = text.replace(/\r\n?/g, '\n').split('\n');
	const whole = { body: tidy(lines), quoted: null };
	const found = quotedPart(lines);
	const { own, rest } = found ?? { own: lines, rest: [] };
	const { words, signature } = withoutSignature(own);
	const body = tidy(words);
	if (body === '') return whole;
	const quoted = tidy([...signature, ...(signature.length > 0 && rest.length > 0 ? [''] : []), ...rest]);
	return { body, quoted: quoted === '' ? null : quoted };
}

type Parts = { own: string[]; rest: string[] };

/** The lines of an earlier mail, above or below the own words; null where there are none, or where words stand between them. */
function quotedPart(lines: readonly string[]): Parts | null {
	const at = lines.findIndex((_, index) => beginsEarlier(lines, index) > 0);
	const start = at === -1 ? lines.findIndex((line) => QUOTE.test(line)) : at;
	if (start === -1) return null;
	const head = at === -1 ? 0 : beginsEarlier(lines, at);
	const before = lines.slice(0, start);
	const after = lines.slice(start + head);
	const isMarked = after.some((line) => QUOTE.test(line));
	if (before.some((line) => QUOTE.test(line))) return null;
	// An earlier mail whose lines are not marked goes on to the end.
	if (!isMarked) return isEmpty(before) ? null : { own: before, rest: lines.slice(start) };
	const end = after.findLastIndex((line) => QUOTE.test(line)) + 1;
	const block = after.slice(0, end);
	const below = after.slice(end);
	const isBroken = block.some((line, index) => !QUOTE.test(line) && line.trim() !== '' && !isHeadWithin(block, index));
	if (isBroken) return null;
	const { words, signature } = withoutSignature(below);
	if (isEmpty(words)) return isEmpty(before) ? null : { own: before, rest: lines.slice(start) };
	if (!isEmpty(before)) return null;
	return { own: words, rest: [...lines.slice(start, start + head + end), ...signature] };
}

/** How many lines introduce an earlier mail from here on; 0: none do. */
function beginsEarlier(lines: readonly string[], at: number): number {
	const line = lines[at] ?? '';
	if (QUOTE.test(line)) return 0;
	const words = lineOf(line);
	if (words === '') return 0;
	if (ORIGINAL.test(words)) return 1 + headerLines(lines, at + 1);
	if (RULE.test(words)) {
		const next = lines.slice(at + 1, at + 4).findIndex((each) => each.trim() !== '');
		const count = next === -1 ? 0 : headerLines(lines, at + 1 + next);
		return count >= 3 ? 1 + next + count : 0;
	}
	const count = headerLines(lines, at);
	if (count >= 3) return count;
	if (!WROTE_FIRST.test(words)) return 0;
	for (let span = 1; span <= 3; span += 1) {
		const parts = lines.slice(at, at + span).map(lineOf);
		const joined = parts.filter(Boolean).join(' ').replace(/\s+/g, ' ');
		if (WROTE_LINE.test(joined) && /[\d@]/.test(joined) && (span === 1 || parts.at(-1) !== '')) return span;
	}
	return 0;
}

/** A line without the blanks around it; '' where it is too long to be looked at. */
function lineOf(line: string): string {
	const words = line.trim();
	return words.length > LONGEST_LINE ? '' : words;
}

/** `From: …`, `Sent: …` and so on, one under the other; long values may be wrapped. */
function headerLines(lines: readonly string[], from: number): number {
	let count = 0;
	let named = 0;
	for (const line of lines.slice(from, from + 10)) {
		if (HEADER_LINE.test(line.slice(0, 100))) named += 1;
		else if (named === 0 || line.trim() === '' || named >= 3) break;
		count += 1;
	}
	return named >= 3 ? count : 0;
}

/** A line within a quoted mail that has lost its mark when it was wrapped, such as the end of `… wrote:`. */
function isHeadWithin(block: readonly string[], index: number): boolean {
	return WROTE_LAST.test(lineOf(block[index] ?? '')) && QUOTE.test(block[index + 1] ?? '');
}

/** The lines without what follows `-- `, or without the line that a telephone sets at the end. */
function withoutSignature(lines: readonly string[]): { words: string[]; signature: string[] } {
	const mark = lines.findLastIndex((line) => line === '-- ' || line.trim() === '--');
	if (mark >= 0 && lines.length - mark <= SIGNATURE_LINES)
		return { words: lines.slice(0, mark), signature: lines.slice(mark) };
	const last = lines.findLastIndex((line) => line.trim() !== '');
	if (last >= 0 && SENT_FROM.test(lineOf(lines[last] ?? '')))
		return { words: lines.slice(0, last), signature: lines.slice(last) };
	return { words: [...lines], signature: [] };
}

function isEmpty(lines: readonly string[]): boolean {
	return lines.every((line) => line.trim() === '');
}

/** Without empty lines at the ends, nor more than one in a row, nor spaces at the end of lines. */
function tidy(lines: readonly string[]): string {
	return lines
		.map((line) => line.replace(/\u00a0/g, ' ').trimEnd())
		.join('\n')
		.replace(/\n{3,}/g, '\n\n')
		.replace(/^\n+|\n+$/g, '');
}
