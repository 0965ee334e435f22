import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { LIST_POSTS } from '~/domain/api/hotel-calls';
import { loadPosts } from '~/domain/inspiration/load-posts.server';
import { pictureAnswer } from '~/domain/picture/picture-shape';
import { answerRead, PRIVATE, refuseMethod } from './answer-read.server';

/** `GET /api/inspirationnow`. */
export function loader(args: LoaderFunctionArgs) {
	return answerRead(
		LIST_POSTS,
		args,
		async ({ ctx }) => {
			const posts = await loadPosts({ ctx, hotelId: null });
			return {
				value: posts.map(({ id, hotel, pictures, ...post }) => ({
					_id: id,
					...post,
					hotel: { _id: hotel.id, name: hotel.name },
					media: pictures.map((picture) => ({
						type: 'image' as const,
						image: pictureAnswer(picture, ctx.settings.PICTURE_BASE_URL),
					})),
				})),
			};
		},
		PRIVATE,
	);
}

export const action = refuseMethod;
