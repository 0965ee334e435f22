import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import type { Language } from '~/domain/language/language';
import { pictureUrl } from '~/domain/picture/picture-url';
import { EmptyState } from '../../states';
import { tradeButton } from '../../trade-button';

export type ListedPost = {
	id: string;
	name: string;
	category: string;
	/** `YYYY-MM-DD`. */
	day: string;
	state: 'published' | 'waiting' | 'added' | 'changed' | 'removed';
	/** Hash of the first one. */
	picture: string | null;
	pictures: number;
};

const PATH = '/partner/hotel/page/posts';

/** The posts of a hotel, the newest first, with what is withdrawn in the draft, and the way back for it. */
export function PostList({ posts, seen }: { posts: readonly ListedPost[]; seen: number }) {
	const { t } = useTranslation('hotel-parts');
	const { pictureBaseUrl, language } = useRoot();
	if (posts.length === 0)
		return (
			<div className="trade-card mt-4">
				<EmptyState
					title={t('posts.noneTitle')}
					actions={
						<Link to={`${PATH}/new`} className={tradeButton('dark')}>
							{t('posts.new')}
						</Link>
					}
				>
					{t('posts.none')}
				</EmptyState>
			</div>
		);
	return (
		<ul className="trade-card mt-4">
			{posts.map(({ id, name, category, day, state, picture, pictures }) => {
				const date = formatDate(day, language as Language);
				return (
					<li
						key={id}
						className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-hair px-4.5 py-3 first:border-t-0 min-[48rem]:grid-cols-[5rem_minmax(0,1fr)_auto]"
					>
						{picture ? (
							<img
								src={pictureUrl(pictureBaseUrl, picture, 480, 'jpg')}
								alt=""
								width={480}
								height={320}
								loading="lazy"
								className="aspect-3/2 w-full rounded-control object-cover"
							/>
						) : (
							<span className="block aspect-3/2 rounded-control bg-light1" />
						)}
						<div className="min-w-0">
							<h2 className={`break-words text-t3 ${state === 'removed' ? 'text-ink2 line-through' : ''}`}>{name}</h2>
							<p className="text-note text-ink2">
								{[category, date, t('posts.pictures', { count: pictures })].join(' · ')}
							</p>
							<p
								className={
									state === 'published' || state === 'waiting' ? 'text-note' : 'text-note font-medium text-accent-ink'
								}
							>
								{t(`posts.state.${state}`, { date })}
							</p>
						</div>
						<Form
							method="post"
							preventScrollReset
							className="col-span-full flex flex-wrap gap-2 min-[48rem]:col-span-1"
						>
							<input type="hidden" name="seen" value={seen} />
							<input type="hidden" name="post" value={id} />
							{state === 'removed' ? (
								<button
									type="submit"
									name="intent"
									value="back"
									aria-label={t('posts.putBackOf', { name })}
									className={tradeButton('line', 'max-lg:min-h-11')}
								>
									{t('posts.putBack')}
								</button>
							) : (
								<>
									<Link
										to={`${PATH}/${id}`}
										aria-label={t('posts.editOf', { name })}
										className={tradeButton('line', 'max-lg:min-h-11')}
									>
										{t('posts.edit')}
									</Link>
									<button
										type="submit"
										name="intent"
										value="withdraw"
										aria-label={t('posts.withdrawOf', { name })}
										className={tradeButton('line', 'max-lg:min-h-11')}
									>
										{t('posts.withdraw')}
									</button>
								</>
							)}
						</Form>
					</li>
				);
			})}
		</ul>
	);
}
