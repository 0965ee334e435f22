import type { RequestContext } from '~/context';
import { LOGO_TYPES, type LogoFile } from '../../agency/logo-file';
import { attachmentName } from '../../conversation/attachment-file';
import { tryPictureAgain } from '../../picture/picture-states.server';
import { FIRST_RENDITION, laterRenditions } from '../../picture/renditions';
import type { DeskPicture } from './page-content';
import { lookAtPicture, type PictureFault } from './picture-fault';

type Stored = Pick<DeskPicture, 'hash' | 'file' | 'width' | 'height' | 'colour' | 'sourceType'>;
type Facts = Omit<Stored, 'file'>;
type Context = Pick<RequestContext, 'db' | 'services'>;

/**
 * Stores an uploaded picture and its first rendition under the hash of its content, or says what is wrong with it; then nothing is stored. The other renditions are made
 * afterwards (`preparePictures`). The same picture is stored once; sent again, it is tried again where it had failed. Throws DomainError 'unavailable'.
 */
export async function storePicture(
	ctx: Context,
	{ name, bytes, isPlan }: { name: string; bytes: Uint8Array<ArrayBuffer>; isPlan: boolean },
): Promise<{ facts: Stored } | { fault: PictureFault }> {
	const looked = lookAtPicture(bytes.length, bytes);
	if (looked === 'unknown' || 'fault' in looked) return { fault: looked === 'unknown' ? 'type' : looked.fault };
	const { file } = looked;
	const hash = await hashOf(bytes);
	const facts = (await findStored(ctx, hash)) ?? (await store(ctx, { hash, bytes, file, isPlan }));
	return facts ? { facts: { ...facts, file: attachmentName(name, file.extension) } } : { fault: 'broken' };
}

type Storing = { hash: string; bytes: Uint8Array<ArrayBuffer>; file: LogoFile; isPlan: boolean };

async function store({ db, services }: Context, { hash, bytes, file, isPlan }: Storing): Promise<Facts | null> {
	const { extension } = file;
	const made = await services.renderPicture({ source: bytes, renditions: [FIRST_RENDITION], isPlan });
	const [first] = made?.renditions ?? [];
	if (!made || !first) return null;
	await services.keepPicture(`${hash}/source.${extension}`, bytes, LOGO_TYPES[extension]);
	await services.keepPicture(`${hash}/${first.name}`, first.bytes, 'image/webp');
	const { width, height, colour } = made;
	await db.$client.execute({
		sql: `insert into uploaded_picture (hash, width, height, dominant_colour, source_type, is_plan, unfinished, due_at)
			values (:hash, :width, :height, :colour, :sourceType, :isPlan, :unfinished, :due) on conflict (hash) do nothing`,
		args: {
			...{ hash, width, height, colour, sourceType: extension, isPlan: Number(isPlan), due: Date.now() },
			unfinished: JSON.stringify(laterRenditions(width, isPlan)),
		},
	});
	return { hash, width, height, colour, sourceType: extension };
}

/** What is known of a picture that is stored already. */
async function findStored({ db }: Context, hash: string): Promise<Facts | null> {
	const { rows } = await db.$client.execute({
		sql: `select width, height, dominant_colour as colour, source_type as type from uploaded_picture where hash = :hash
			union all select width, height, dominant_colour, source_type from picture where hash = :hash limit 1`,
		args: { hash },
	});
	const [row] = rows;
	if (!row) return null;
	await tryPictureAgain(db, hash);
	const { width, height, colour, type } = row;
	return {
		...{ hash, width: Number(width), height: Number(height), colour: String(colour) },
		sourceType: String(type) as Facts['sourceType'],
	};
}

/** 20 hexadecimal digits of SHA-256, as an import names its pictures. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', bytes);
	return [...new Uint8Array(digest).subarray(0, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
