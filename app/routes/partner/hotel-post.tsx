import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import inspirationStyles from '~/components/hotel/inspiration.css?url';
import { FeedEntry, type FeedPost } from '~/components/hotel/inspiration-feed';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { useDirty } from '~/components/trade/desk/use-dirty';
import hotelStyles from '~/components/trade/hotel/hotel.css?url';
import { PostForm } from '~/components/trade/hotel-desk/posts/post-form';
import { RowOutcome } from '~/components/trade/hotel-desk/rows/row-outcome';
import type { RowsAnswer } from '~/components/trade/hotel-desk/rows/rows-answer';
import { WorkPage } from '~/components/trade/page/work-page';
import { tradeButton } from '~/components/trade/trade-button';
import { requireActor } from '~/domain/access/require-actor';
import { loadHotel } from '~/domain/hotel/load-hotel.server';
import { loadPostsDesk, savePost } from '~/domain/hotel-desk/posts/edit-posts.server';
import { type DeskPost, dayOf, POST_SPEC, postName } from '~/domain/hotel-desk/posts/posts-content';
import { plainWords } from '~/domain/inspiration/inspiration-post';
import { markdownHtml } from '~/domain/property/markdown-html.server';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readUpload } from '../forms/read-form.server';
import { readRowsForm } from './read-rows-form.server';

export const handle = { i18n: ['hotel', 'hotel-page', 'hotel-parts', 'hotel-rates', 'inspiration'] };

export const links = stylesheets(hotelStyles, inspirationStyles);

const NEW = 'new';

/** `/partner/hotel/page/posts/new` and `/{post}`: a post of the draft, and how readers will see it. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const title = t('hotel-parts:posts.newTitle');
	const { content, seen, hotel: desk } = await loadPostsDesk({ ctx: context }).catch(errorPage(title));
	const id = params.post === NEW ? null : (params.post ?? '');
	const post = content.posts.find((each) => each.id === id) ?? null;
	if (id !== null && !post) return missingPage(context)(new DomainError('not-found', `No post ${id}`));
	const hotel = await loadHotel({ ctx: context, id: desk.id }).catch(errorPage(title));
	const location = [hotel.sector, hotel.place, hotel.country.name].filter(Boolean).join(', ');
	const previews = (['en', 'de'] as const).map((language) => ({
		language,
		post: post ? previewOf(post, language, { ...hotel, location }) : null,
	}));
	const known = new Set<string>();
	const pictures = hotel.pictures.filter(({ hash }) => !known.has(hash) && known.add(hash));
	return json({
		title: post ? t('hotel-parts:posts.editTitle', { name: postName(post, context.language) }) : title,
		...{ seen, previews, isSaved: new URL(request.url).searchParams.has('saved') },
		row: post
			? { id: post.id, values: post.values }
			: { id: NEW, values: { published_on: context.today as string } as Record<string, string> },
		chosen: post?.pictures ?? [],
		pictures: pictures.map(({ hash, alt, dominantColour }) => ({ hash, alt, dominantColour })),
	});
}

type PreviewHotel = Pick<Awaited<ReturnType<typeof loadHotel>>, 'id' | 'name' | 'pictures'> & { location: string };

function previewOf(post: DeskPost, language: 'en' | 'de', hotel: PreviewHotel): FeedPost {
	const { values } = post;
	const markdown = values[`markdown.${language}`] ?? '';
	return {
		...{ id: post.id, hotel: { id: hotel.id, name: hotel.name }, location: hotel.location },
		...{ category: values[`category.${language}`] ?? '', title: values[`title.${language}`] || null },
		...{ publishedOn: dayOf(post), words: plainWords(markdown), html: markdownHtml(markdown) ?? '' },
		pictures: post.pictures.flatMap((hash) => hotel.pictures.find((picture) => picture.hash === hash) ?? []),
	};
}

type Answer = RowsAnswer & { chosen: readonly string[] };

export async function action({ context, params, request }: ActionFunctionArgs) {
	requireActor(context, 'hotelStaff');
	const form = await readUpload(request);
	const at = context.now;
	const [row] = readRowsForm(form, POST_SPEC);
	const chosen = readChosen(form);
	const typed = { row: row ?? { id: NEW, values: {} }, pictures: chosen };
	const id = params.post === NEW ? null : (params.post ?? '');
	const rows = [typed.row];
	try {
		const saved = await savePost({ ctx: context, id, typed, seen: countOf(form, 'seen') });
		if (saved.outcome !== 'saved') return json<Answer>({ ...saved, at, rows, chosen }, { status: 400 });
		return redirect(`/partner/hotel/page/posts/${saved.id}?saved=1`, 303);
	} catch (error) {
		try {
			const words = { 'changed-meanwhile': 'changed-meanwhile', unavailable: 'failed' } as const;
			const { word, status } = formErrorOf(error, words);
			return json<Answer>({ at, outcome: word, rows, chosen }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}

/** What is ticked: the first one as said, then in the order in which they stood, then what is new. */
function readChosen(form: FormData): string[] {
	const ticked = form.getAll('picture').map(String);
	const order = [textOf(form, 'first'), ...form.getAll('order').map(String), ...ticked];
	return [...new Set(order)].filter((hash) => ticked.includes(hash)).slice(0, 120);
}

export default function HotelPost() {
	const { t } = useTranslation(['hotel-parts', 'hotel-page']);
	const data = useLoaderData<typeof loader>();
	const { title, seen, row, chosen, pictures, isSaved } = data;
	const previews = data.previews as { language: 'en' | 'de'; post: FeedPost | null }[];
	const answer = useActionData<Answer>() ?? null;
	const [isDirty, setDirty] = useState(false);
	useDirty(isDirty, t('leave'));
	const at = answer?.at;
	const typed = answer && 'rows' in answer ? (answer.rows?.[0] ?? null) : null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is stored is what was typed
	useEffect(() => {
		if (!typed) setDirty(false);
	}, [at, seen]);
	return (
		<WorkPage
			title={title}
			aside={
				<Link to="/partner/hotel/page/posts" className={tradeButton()}>
					{t('posts.back')}
				</Link>
			}
		>
			{isSaved && !answer ? (
				<p role="status" className="mt-4 font-medium text-ok">
					{t('posts.saved')}
				</p>
			) : null}
			<RowOutcome answer={answer} />
			<PostForm
				key={typed ? `typed ${at}` : `${row.id} ${seen}`}
				row={typed ?? row}
				chosen={typed ? (answer?.chosen ?? []) : chosen}
				errors={answer?.outcome === 'invalid' ? answer.errors : {}}
				{...{ pictures, seen }}
				onDirty={() => setDirty(true)}
			/>
			{previews[0]?.post ? (
				<section aria-labelledby="preview" className="mt-8">
					<h2 id="preview">{t('posts.preview')}</h2>
					<p className="mt-1 text-ink2">{t('posts.previewHint')}</p>
					{previews.map(({ language, post }) =>
						post ? (
							<div key={language} lang={language} className="inspiration">
								<FeedEntry post={post} characters={130} isFirst={false} />
							</div>
						) : null,
					)}
				</section>
			) : null}
		</WorkPage>
	);
}

export const meta = noindexMeta;
