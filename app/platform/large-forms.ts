type FormLimit = {
	/** Bytes of its body. */
	most: number;
	/** The answer to a larger body. */
	tooMuch: string;
	/** Milliseconds in which the whole of it has to arrive. */
	patience: number;
};

const WORDS: FormLimit = {
	most: 64 * 1024,
	tooMuch: 'This is more text than we can take. Please shorten it.',
	patience: 15_000,
};

/** With room for its other fields (AGENCY-12). */
const LOGO: FormLimit = {
	most: 600_000,
	tooMuch: 'A logo may have at most 500 kB. Please go back and choose a smaller file.',
	patience: 60_000,
};

/** A brand with all of its pictures. */
const BRAND: FormLimit = {
	most: 4_000_000,
	tooMuch: 'These pictures are too large. Please go back and save them one by one, each with at most 500 kB.',
	patience: 120_000,
};

/** Messages with files (`ATTACHMENT_LIMITS`), with room for their text. */
const MESSAGE: FormLimit = {
	most: 12_200_000,
	tooMuch: 'These files are too large for one message. Please send them one by one.',
	patience: 180_000,
};

/** A reply to a guest with files (`REPLY_FILE_LIMITS`), with room for its text. */
const REPLY: FormLimit = {
	most: 7_200_000,
	tooMuch: 'The files of a reply may have 7 MB together. Please go back and choose fewer.',
	patience: 120_000,
};

/** A picture of a hotel or a property (`PICTURE_LIMITS`). */
const PICTURE: FormLimit = {
	most: 25_200_000,
	tooMuch: 'A picture may have at most 25 MB. Please go back and choose a smaller file.',
	patience: 180_000,
};

/** Texts of a hotel's or property's page in both languages, or a post's. */
const PAGE: FormLimit = {
	most: 800_000,
	tooMuch: 'This is more text than a page can take. Please go back and shorten it.',
	patience: 60_000,
};

/** A mail as a provider posts it, with its files, which are not stored. */
const MAIL: FormLimit = {
	most: 10_000_000,
	tooMuch: 'A mail may have at most 10 MB.',
	patience: 60_000,
};

/** An event of the card provider. */
const CARD_EVENT: FormLimit = {
	most: 1_000_000,
	tooMuch: 'An event may have at most 1 MB.',
	patience: 15_000,
};

/** A bank's statement (`STATEMENT_LIMITS`). */
const STATEMENT: FormLimit = {
	most: 34_000_000,
	tooMuch: 'A statement may have at most 32 MB. Please ask the bank for one of fewer days.',
	patience: 300_000,
};

/** Rows of some properties of an import. */
const ROWS: FormLimit = {
	most: 12_000_000,
	tooMuch: 'These rows are too many at once.',
	patience: 120_000,
};

/** A calendar of a property (`MOST_FILE_BYTES`). */
const CALENDAR: FormLimit = {
	most: 4_400_000,
	tooMuch: 'A calendar may have at most 4 MB, more than any property needs.',
	patience: 60_000,
};

const LARGE: readonly (readonly [RegExp, FormLimit])[] = [
	[/^\/partner\/conversations\/conv_[0-9a-z]+\/messages$/, MESSAGE],
	[/^\/partner\/enquiries\/enq_[0-9a-z]+$/, REPLY],
	[/^\/(?:partner\/agency\/brand|onboarding)$/, LOGO],
	[/^\/partner\/(?:hotel\/page|desk\/properties\/[\w-]+)\/upload$/, PICTURE],
	[/^\/partner\/desk\/properties\/[\w-]+$/, PAGE],
	[/^\/partner\/hotel\/(?:page(?:\/(?:dining|facilities|meetings|rooms|contacts|posts\/[a-z0-9-]+))?)$/, PAGE],
	[/^\/partner\/desk\/properties\/[\w-]+\/calendar\.ics$/, CALENDAR],
	[/^\/partner\/desk\/import\/rows$/, ROWS],
	[/^\/partner\/desk\/import\/picture$/, PICTURE],
	[/^\/partner\/desk\/import$/, PAGE],
	[
		/^\/partner\/dashboard\/admin\/(?:operators|places|regions|facilities|suppliers|services|programmes)\/[a-z0-9-]+$/,
		PAGE,
	],
	[/^\/api\/inbound-mails$/, MAIL],
	[/^\/api\/card-events$/, CARD_EVENT],
	[/^\/partner\/money\/bank$/, STATEMENT],
	[/^\/partner\/dashboard\/admin\/brands\/[a-z0-9-]+$/, BRAND],
];

/** How large the form of an address may be. A large one is read by its route (`readUpload`), once it is known who sends it. */
export function formLimit(pathname: string): FormLimit & { isLarge: boolean } {
	const large = LARGE.find(([path]) => path.test(pathname))?.[1];
	return { ...(large ?? WORDS), isLarge: large !== undefined };
}

/** Whether a form has more to it than words, as far as its headers say. */
export function mayHaveFiles({ headers }: Request): boolean {
	const length = headers.get('content-length');
	return length === null || Number(length) > WORDS.most;
}

/** Why a body was not taken: beyond its limit, too slow, or its end did not arrive. */
export type BodyError = { status: 413 | 408 | 400; sentence: string };

/** Nothing arrives for so long: the sender has gone, or attacks by waiting. */
const SILENCE_MILLISECONDS = 10_000;

const SLOW: BodyError = { status: 408, sentence: 'This form took too long to arrive. Please send it once more.' };

/**
 * A body whole, and no more of it than its limit, nor longer than its patience. `expected`: how many bytes its headers name, so that a large one is held once and not as
 * parts too.
 */
export async function readCapped(
	stream: ReadableStream<Uint8Array> | null,
	{ most, tooMuch, patience }: FormLimit,
	expected = 0,
): Promise<Uint8Array<ArrayBuffer> | BodyError> {
	if (!stream) return new Uint8Array();
	if (expected > most) return { status: 413, sentence: tooMuch };
	const whole = new Uint8Array(expected);
	const chunks: Uint8Array[] = [];
	let length = 0;
	const until = Date.now() + patience;
	try {
		const reader = stream.getReader();
		for (;;) {
			const part = await within(Math.min(SILENCE_MILLISECONDS, until - Date.now()), reader.read());
			if (part === null) {
				await within(
					100,
					reader.cancel().catch(() => undefined),
				);
				return SLOW;
			}
			if (part.done) break;
			const before = length;
			length += part.value.length;
			if (length > most) return { status: 413, sentence: tooMuch };
			if (length <= whole.length) whole.set(part.value, before);
			else chunks.push(part.value);
		}
	} catch {
		return { status: 400, sentence: 'The end of this form did not arrive.' };
	}
	if (length <= whole.length) return whole.subarray(0, length);
	const body = new Uint8Array(length);
	const rest = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
	let offset = length - rest;
	body.set(whole.subarray(0, offset));
	for (const chunk of chunks) {
		body.set(chunk, offset);
		offset += chunk.length;
	}
	return body;
}

/** What is promised, or null when it takes longer. */
async function within<T>(milliseconds: number, promised: Promise<T>): Promise<T | null> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), Math.max(0, milliseconds));
	});
	try {
		return await Promise.race([promised, late]);
	} finally {
		clearTimeout(timer);
	}
}
