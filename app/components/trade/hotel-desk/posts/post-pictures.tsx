import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { PostChange } from '~/domain/hotel-desk/posts/posts-content';
import { pictureUrl } from '~/domain/picture/picture-url';

/** Pictures of posts that have others: those that readers see and those that they will see. */
export function PostPictures({ changes }: { changes: readonly PostChange[] }) {
	const { t } = useTranslation(['hotel-parts', 'hotel-page']);
	const { pictureBaseUrl } = useRoot();
	const shown = changes.filter(({ pictures }) => pictures !== null);
	if (shown.length === 0) return null;
	return (
		<section className="trade-card mt-6" aria-labelledby="post-pictures">
			<h2 id="post-pictures" className="border-b border-hair px-4.5 py-3">
				{t('posts.reviewPictures')}
			</h2>
			<ul>
				{shown.map(({ id, name, pictures }) => (
					<li key={id} className="border-t border-hair px-4.5 py-3.5 first:border-t-0">
						<h3 className="font-semibold">{name}</h3>
						<div className="mt-1.5 grid gap-x-6 gap-y-3 lg:grid-cols-2">
							{(['before', 'after'] as const).map((side) => (
								<div key={side}>
									<p className="text-note text-ink2">{t(`hotel-page:review.${side}`)}</p>
									{pictures?.[side].length === 0 ? <p>{t('hotel-page:review.empty')}</p> : null}
									<ul className="mt-1 flex flex-wrap gap-2">
										{pictures?.[side].map((hash) => (
											<li key={hash}>
												<img
													src={pictureUrl(pictureBaseUrl, hash, 480, 'jpg')}
													alt=""
													width={120}
													height={80}
													loading="lazy"
													className="aspect-3/2 w-30 rounded-control object-cover"
												/>
											</li>
										))}
									</ul>
								</div>
							))}
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
