import type { CatalogueRow } from '#db/catalogue/format/files';
import { readRows } from '#db/catalogue/stored/read-catalogue';
import type { Database } from '#db/client';
import type { DeskSubject } from '../../desk/drafts.server';
import type { DeskHotel } from '../rates/stored-rates.server';
import { type DeskPost, type PostsContent, sortPosts } from './posts-content';

export function postsSubject({ id }: Pick<DeskHotel, 'id'>): DeskSubject {
	return { subjectId: id, area: 'posts' };
}

/** A picture of the hotel's published page, which a post may show. */
export type PostPicture = { hash: string; file: string; alt: { en: string | null; de: string | null } };

/** The posts as readers see them, and the pictures of the hotel by their position. */
export async function readStoredPosts(
	db: Database,
	hotelKey: string,
): Promise<{ content: PostsContent; pictures: readonly PostPicture[] }> {
	const [posts, rows] = await Promise.all([
		readRows(db, 'inspiration', [hotelKey]) as Promise<CatalogueRow<'inspiration'>[]>,
		readRows(db, 'hotelPictures', [hotelKey]) as Promise<CatalogueRow<'hotelPictures'>[]>,
	]);
	const pictures = rows.map(({ hash, file, alt_en, alt_de }) => ({
		...{ hash: hash ?? '', file },
		alt: { en: alt_en, de: alt_de },
	}));
	const hashes = pictures.map(({ hash }) => hash);
	return { content: sortPosts({ posts: posts.map((post) => postOf(post, hashes)) }, hashes), pictures };
}

function postOf(row: CatalogueRow<'inspiration'>, hashes: readonly string[]): DeskPost {
	return {
		id: row.key,
		values: {
			...{ 'category.en': row.category_en, 'category.de': row.category_de ?? '' },
			...{ 'title.en': row.title_en ?? '', 'title.de': row.title_de ?? '' },
			...{ 'markdown.en': row.markdown_en, 'markdown.de': row.markdown_de, published_on: row.published_on },
		},
		pictures: row.pictures.split(';').flatMap((number) => hashes[Number(number) - 1] ?? []),
	};
}

/** A post as its row of the catalogue; it names pictures by their numbers. */
export function rowOfPost(
	hotel: string,
	{ id, values, pictures }: DeskPost,
	hashes: readonly string[],
): CatalogueRow<'inspiration'> {
	const text = (name: string) => values[name] ?? '';
	return {
		...{ key: id, hotel, category_en: text('category.en'), category_de: text('category.de') },
		...{ title_en: values['title.en'] || null, title_de: values['title.de'] || null },
		...{ published_on: text('published_on'), markdown_en: text('markdown.en'), markdown_de: text('markdown.de') },
		pictures: pictures.map((hash) => String(hashes.indexOf(hash) + 1)).join(';'),
	};
}
