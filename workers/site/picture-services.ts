import type { Services } from '~/context';
import { DomainError } from '~/platform/errors';
import { withinPatience } from '~/platform/within-patience';
import { createPictureStore, pictureStoreAddress } from '../../app/domain/picture/picture-store.server';
import { askForRenditions } from './ask-for-renditions';
import type { SiteEnv } from './env';

/** After this time an upload fails because the store does not answer. */
export const STORE_PATIENCE = 8000;
/** The same of the largest source, on its way to or from the store. */
const SOURCE_PATIENCE = 25_000;
const LARGE_BYTES = 2_000_000;
/** A large picture in all of its renditions takes most of it. */
const RENDER_PATIENCE = 30_000;

/** The bucket and the pictures' worker as the app sees them. */
export function createPictureServices(env: SiteEnv): Pick<Services, 'keepPicture' | 'renderPicture'> {
	return {
		async keepPicture(key, bytes, contentType) {
			try {
				const address = pictureStoreAddress(env);
				if (!address) throw new Error('PICTURE_STORE_ENDPOINT is missing: this deployment keeps no uploads');
				const patience = bytes.length > LARGE_BYTES ? SOURCE_PATIENCE : STORE_PATIENCE;
				await createPictureStore(address, patience).put(key, bytes, contentType);
			} catch (error) {
				throw new DomainError('unavailable', 'The picture store did not take the picture', { cause: error });
			}
		},
		async renderPicture({ source, ...order }) {
			try {
				const bytes = typeof source === 'string' ? await openSource(env, source) : source;
				return await withinPatience(askForRenditions(env.PICTURES, { ...order, source: bytes }), RENDER_PATIENCE);
			} catch (error) {
				throw new DomainError('unavailable', 'The picture was not rendered', { cause: error });
			}
		},
	};
}

/** Unread, so that it goes through this isolate without being held in it. */
async function openSource(env: SiteEnv, key: string): Promise<ReadableStream> {
	const address = pictureStoreAddress(env);
	const stream = address && (await createPictureStore(address, SOURCE_PATIENCE).open(key));
	if (!stream) throw new Error(`The picture store has no ${key}`);
	return stream;
}
