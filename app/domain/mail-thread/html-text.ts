const NAMED: Readonly<Record<string, string>> = {
	...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', zwnj: '', zwj: '\u200d' },
	...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', euml: 'ë', iuml: 'ï' },
	...{
		eacute: 'é',
		egrave: 'è',
		ecirc: 'ê',
		agrave: 'à',
		aacute: 'á',
		acirc: 'â',
		ccedil: 'ç',
		ocirc: 'ô',
		Eacute: 'É',
	},
	...{
		ugrave: 'ù',
		uacute: 'ú',
		oacute: 'ó',
		ograve: 'ò',
		igrave: 'ì',
		iacute: 'í',
		icirc: 'î',
		ucirc: 'û',
		ntilde: 'ñ',
	},
	...{ atilde: 'ã', otilde: 'õ', aring: 'å', aelig: 'æ', oslash: 'ø', Aring: 'Å', AElig: 'Æ', Oslash: 'Ø' },
	...{
		euro: '€',
		pound: '£',
		yen: '¥',
		copy: '©',
		reg: '®',
		deg: '°',
		sect: '§',
		frac12: '½',
		times: '×',
		middot: '·',
	},
	...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”' },
	...{ bdquo: '„', laquo: '«', raquo: '»', trade: '™', ensp: ' ', emsp: ' ', thinsp: ' ', rarr: '→', larr: '←' },
};

/** Elements whose text is none of the message's. */
const SILENT = new Set(['head', 'style', 'script', 'title', 'template']);
const BLOCKS = new Set(
	'address article aside blockquote center div dl dd dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody thead tr ul'.split(
		' ',
	),
);
/** Blocks with an empty line around them. */
const SPACED = new Set(['p', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'pre']);

/** Quotes within quotes that are still told apart. */
const MOST_QUOTES = 20;

/**
 * The text of an HTML mail, with `> ` before the lines of each `blockquote`, so that what it quotes is told apart as in a plain one. Linear in
 * its length; what is no HTML comes out as it stands.
 */
export function htmlText(html: string): string {
	const lines: { mark: string; parts: string[] }[] = [{ mark: '', parts: [] }];
	let depth = 0;
	let silent: string | null = null;
	let pre = 0;
	const begin = () => lines.push({ mark: '> '.repeat(depth), parts: [] });
	/** Ends the line, if anything stands in it. */
	const breakLine = () => {
		if (lines.at(-1)?.parts.length === 0) lines.pop();
		begin();
	};
	const space = () => {
		breakLine();
		if ((lines.at(-2)?.parts.length ?? 0) > 0) begin();
	};
	const put = (text: string) => {
		const parts = lines.at(-1)?.parts;
		const isAtStart = !parts?.at(-1) || parts.at(-1)?.endsWith(' ');
		const shown = isAtStart && pre === 0 ? text.replace(/^ /, '') : text;
		if (shown !== '') parts?.push(shown);
	};
	const write = (text: string) => {
		if (pre === 0) return put(text.replace(/[ \t\r\n\f]+/g, ' '));
		const [first = '', ...more] = text.split(/\r?\n/);
		put(first);
		for (const each of more) {
			begin();
			put(each);
		}
	};
	for (const token of tokensOf(html)) {
		if (!token.isTag) {
			if (silent === null) write(decoded(token.text));
			continue;
		}
		const [, slash, word = ''] = /^<(\/?)([a-z][a-z0-9]{0,20})/i.exec(token.text) ?? [];
		const name = word.toLowerCase();
		if (silent !== null) {
			if (slash && name === silent) silent = null;
			continue;
		}
		if (!slash && SILENT.has(name)) silent = name;
		else if (name === 'br') begin();
		else if (name === 'blockquote') {
			depth = slash ? Math.max(0, depth - 1) : Math.min(MOST_QUOTES, depth + 1);
			breakLine();
		} else if (BLOCKS.has(name)) {
			if (SPACED.has(name)) space();
			else breakLine();
			if (name === 'li' && !slash) write('- ');
			if (name === 'hr') {
				put('________________________________');
				begin();
			}
			if (name === 'pre') pre = Math.max(0, pre + (slash ? -1 : 1));
		} else if ((name === 'td' || name === 'th') && slash) write(' ');
	}
	return lines
		.map(({ mark, parts }) => (mark + parts.join('')).trimEnd())
		.join('\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim();
}

/** Tags and what stands between them; comments are left out. Looks for the end of a tag once only, so that an open one costs no second look. */
function* tokensOf(html: string): Generator<{ isTag: boolean; text: string }> {
	const last = html.lastIndexOf('>');
	let from = 0;
	while (from < html.length) {
		const start = html.indexOf('<', from);
		const isOpen = start === -1 || start > last;
		if (isOpen || start > from) yield { isTag: false, text: html.slice(from, isOpen ? html.length : start) };
		if (isOpen) return;
		if (!/[a-z/!]/i.test(html[start + 1] ?? '')) {
			yield { isTag: false, text: '<' };
			from = start + 1;
			continue;
		}
		const isComment = html.startsWith('<!--', start);
		const end = html.indexOf(isComment ? '-->' : '>', start + 1);
		if (end === -1) return;
		from = end + (isComment ? 3 : 1);
		if (!isComment) yield { isTag: true, text: html.slice(start, from) };
	}
}

function decoded(text: string): string {
	return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,10}));?/gi, (whole, decimal, hex, name) => {
		if (name !== undefined) return NAMED[name] ?? whole;
		const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
		return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : '';
	});
}
