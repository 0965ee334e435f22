import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { type InspirationPost, shortened, shownCharacters } from '~/domain/inspiration/inspiration-post';
import type { Language } from '~/domain/language/language';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';

export type FeedPost = Omit<InspirationPost, 'markdown'> & {
	/** The text in plain words, and as HTML. */
	words: string;
	html: string;
};

type FeedProps = {
	title: string;
	/** Null: posts of all hotels. */
	hotel: { id: string; name: string } | null;
	posts: readonly FeedPost[];
	canSearch: boolean;
};

/** Height of a screen that the server takes for the reader's. */
const USUAL_HEIGHT = 900;

export function InspirationFeed({ title, hotel, posts, canSearch }: FeedProps) {
	const { t } = useTranslation(['inspiration', 'hotel']);
	const [height, setHeight] = useState(USUAL_HEIGHT);
	const newest = hotel === null ? (posts[0]?.id ?? null) : null;
	useEffect(() => {
		setHeight(innerHeight);
		if (newest) void import('./inspiration-flag').then(({ noteRead }) => noteRead(newest));
	}, [newest]);
	return (
		<main id="content" className="inspiration">
			{hotel ? (
				<Link to={`/hotels/${hotel.id}`} className="inspiration-back">
					<Icon name="chevronLeft" size={16} />
					{t('back', { hotel: hotel.name })}
				</Link>
			) : canSearch ? (
				<Link to="/hotels" className="inspiration-back">
					<Icon name="chevronLeft" size={16} />
					{t('hotel:back')}
				</Link>
			) : null}
			<h1>{title}</h1>
			<p className="inspiration-lead">{t('lead')}</p>
			{posts.length === 0 ? <p>{t('none')}</p> : null}
			<ol>
				{posts.map((post, index) => (
					<li key={post.id}>
						<FeedEntry post={post} characters={shownCharacters(height)} isFirst={index === 0} />
					</li>
				))}
			</ol>
		</main>
	);
}

type FeedEntryProps = {
	post: FeedPost;
	/** How many are shown before See More. */
	characters: number;
	isFirst: boolean;
};

/** A post as the feed shows it. */
export function FeedEntry({ post, characters, isFirst }: FeedEntryProps) {
	const { t } = useTranslation('inspiration');
	const language = useRoot().language as Language;
	const { hotel, category, title, location, words, html, pictures, publishedOn } = post;
	const { text, isCut } = shortened(words, characters);
	return (
		<article className="inspiration-post">
			{pictures.length > 0 ? (
				<ul className="inspiration-pictures" data-count={Math.min(pictures.length, 3)}>
					{pictures.slice(0, 3).map((picture, index) => (
						<li key={picture.hash + index}>
							<Picture
								picture={picture}
								sizes={index === 0 ? '(min-width: 50rem) 500px, 100vw' : '(min-width: 50rem) 250px, 50vw'}
								isFirst={isFirst && index === 0}
								isInList={!isFirst}
								className="h-full"
							/>
						</li>
					))}
				</ul>
			) : null}
			<div className="inspiration-words">
				<p className="inspiration-kind">
					{category}
					<time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
				</p>
				<h2>
					<Link to={`/hotels/${hotel.id}`}>{hotel.name}</Link>
				</h2>
				<p className="inspiration-place">
					<Icon name="pin" size={16} />
					{location}
				</p>
				{title ? <h3 className="inspiration-title">{title}</h3> : null}
				{isCut ? (
					<details className="inspiration-text">
						<summary>
							<span className="inspiration-cut">{text}</span>
							<span className="inspiration-more">{t('more')}</span>
							<span className="inspiration-less">{t('less')}</span>
						</summary>
						{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
						<div className="house-text" dangerouslySetInnerHTML={{ __html: html }} />
					</details>
				) : (
					// biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped
					<div className="house-text inspiration-text" dangerouslySetInnerHTML={{ __html: html }} />
				)}
			</div>
		</article>
	);
}
