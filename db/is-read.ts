/** Literals, quoted names and comments: what stands in them says nothing of what a statement does. */
const OPAQUE = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\//g;
const INNERMOST = /\([^()]*\)/g;
const TABLE = String.raw`[a-z_]\w*\s+as(?:\s+(?:not\s+)?materialized)?`;
const SELECT_WITH_TABLES = new RegExp(
	String.raw`^\s*with(?:\s+recursive)?\s+${TABLE}(?:\s*,\s*${TABLE})*\s+select\b[^()]*$`,
	'i',
);

/**
 * True for one statement of which it is sure that it only reads: `select`, or `with` whose tables lead to a `select`. Whatever else
 * there is, or is not understood, counts as a write.
 */
export function isRead(sql: string): boolean {
	if (/^\s*select\b[^;]*$/i.test(sql)) return true;
	if (!/^\s*with\b/i.test(sql)) return false;
	let outside = sql.replace(OPAQUE, (text) => (/^(?:--|\/\*)/.test(text) ? ' ' : ' quoted '));
	if (/['"`[\];]|--|\/\*/.test(outside)) return false;
	for (let inner = ''; inner !== outside; ) {
		inner = outside;
		outside = outside.replace(INNERMOST, ' ');
	}
	return SELECT_WITH_TABLES.test(outside);
}
