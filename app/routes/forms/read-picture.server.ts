import { AdmissionGate } from '~/platform/admission-gate';
import { readBody, readUpload } from './read-form.server';

export type SentPicture = {
	/** What was sent with it. */
	fields: FormData;
	/** Null: no file was chosen. */
	picture: { name: string; bytes: Uint8Array<ArrayBuffer> } | null;
};

/** Pictures of 25 MB that an isolate of 128 MB holds at a time, with room for a copy on its way out; the others wait unread. A slow sender has three minutes (`PICTURE`). */
const uploads = new AdmissionGate({ most: 2, patience: 120_000, longest: 190_000 });

/**
 * Works on the picture that a request sends, when there is room for it. A page sends the file alone, with its name and the other fields in the address; a form without
 * script has one among its fields. Authenticate the sender first. Throws as `readUpload`, and a Response with 503 when there is no room in time.
 */
export async function withPicture<Answer>(
	request: Request,
	work: (sent: SentPicture) => Promise<Answer>,
): Promise<Answer> {
	const answer = await uploads.run(async () => work(await readPicture(request)), { signal: request.signal });
	if (answer === 'refused') throw new Response('Too many pictures at once.\n', { status: 503 });
	return answer;
}

async function readPicture(request: Request): Promise<SentPicture> {
	if (request.headers.get('content-type') === 'application/octet-stream') {
		const { searchParams } = new URL(request.url);
		const fields = new FormData();
		for (const [name, value] of searchParams) fields.set(name, value);
		const bytes = await readBody(request);
		return { fields, picture: bytes.length > 0 ? { name: searchParams.get('name') ?? '', bytes } : null };
	}
	const fields = await readUpload(request);
	// The first one that can be read: without script, one at a time.
	const file = fields.getAll('picture').find((each): each is File => typeof each !== 'string' && each.size > 0);
	return { fields, picture: file ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } : null };
}
