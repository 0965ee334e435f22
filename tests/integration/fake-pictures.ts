import type { Services } from '~/context';
import { DomainError } from '~/platform/errors';

export type FakePictures = Pick<Services, 'keepPicture' | 'renderPicture'> & {
	/** What is stored, by its key. */
	stored: Map<string, Uint8Array>;
	/** Keys in the order in which they were stored. */
	keys: () => string[];
	/** The pictures' worker does not answer. */
	isAway: boolean;
	/** Names of all renditions that were made. */
	made: string[];
};

/** A bucket in memory and a pictures' worker that makes every rendition of the same bytes; it opens nothing with fewer than 50. */
export function fakePictures(): FakePictures {
	const stored = new Map<string, Uint8Array>();
	const fake: FakePictures = {
		...{ stored, isAway: false, made: [] },
		keys: () => [...stored.keys()],
		keepPicture: async (key, bytes) => void stored.set(key, bytes),
		async renderPicture({ source, renditions }) {
			if (fake.isAway) throw new DomainError('unavailable', 'The picture was not rendered');
			const bytes = typeof source === 'string' ? stored.get(source) : source;
			if (!bytes) throw new DomainError('unavailable', `There is no ${source}`);
			if (bytes.length < 50) return null;
			fake.made.push(...renditions);
			return {
				...{ width: 1600, height: 1067, colour: '#336699' },
				renditions: renditions.map((name) => ({ name, bytes: new Uint8Array(bytes.length) })),
			};
		},
	};
	return fake;
}
