import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { PageChange, PictureChange } from '~/domain/hotel-desk/page/compare-pages';
import type { PicturePlaces } from '~/domain/hotel-desk/page/picture-places';
import { pictureUrl } from '~/domain/picture/picture-url';
import { RowChanges } from '../rows/row-changes';

type PageChangesProps = { change: PageChange; places: PicturePlaces };

/** What publishing would change of a page, text by text and picture by picture. */
export function PageChanges({ change, places }: PageChangesProps) {
	const { t } = useTranslation('hotel-page');
	const { texts, facts, parts, pictures } = change;
	const word = (value: string | boolean) =>
		typeof value === 'boolean' ? t(value ? 'review.yes' : 'review.no') : value || t('review.empty');
	return (
		<>
			{texts.length + facts.length > 0 ? (
				<section className="trade-card mt-6" aria-labelledby="texts">
					<h2 id="texts" className="border-b border-hair px-4.5 py-3">
						{t('review.texts')}
					</h2>
					<dl>
						{[
							...texts.map((each) => ({ ...each, lang: each.language })),
							...facts.map((each) => ({ ...each, lang: undefined })),
						].map(({ field, before, after, lang }) => (
							<div key={`${lang} ${field}`} className="border-t border-hair px-4.5 py-3.5 first:border-t-0">
								<dt className="font-semibold">
									{t(`field.${field}`)}
									{lang ? <span className="font-normal text-ink2">{` · ${t(`language.${lang}`)}`}</span> : null}
								</dt>
								<dd className="mt-1.5 grid gap-x-6 gap-y-2 lg:grid-cols-2">
									{([before, after] as const).map((value, at) => (
										<div key={at ? 'after' : 'before'} className={at ? '' : 'text-ink2'}>
											<p className="text-note">{t(at ? 'review.after' : 'review.before')}</p>
											<p lang={value === '' ? undefined : lang} className="whitespace-pre-line break-words">
												{word(value)}
											</p>
										</div>
									))}
								</dd>
							</div>
						))}
					</dl>
				</section>
			) : null}
			{parts.map(({ part, rows }) => (
				<RowChanges key={part} part={part} title={t(`part.${part}`)} rows={rows} />
			))}
			{pictures.length > 0 ? (
				<section className="trade-card mt-6" aria-labelledby="pictures">
					<h2 id="pictures" className="border-b border-hair px-4.5 py-3">
						{t('review.pictures')}
					</h2>
					<ul className="grid gap-4 px-4.5 py-4 min-[40rem]:grid-cols-2 xl:grid-cols-3">
						{pictures.map((each, at) => (
							<PictureItem key={`${each.picture.hash} ${at}`} change={each} places={places} />
						))}
					</ul>
				</section>
			) : null}
		</>
	);
}

function PictureItem({ change, places }: { change: PictureChange; places: PicturePlaces }) {
	const { t } = useTranslation('hotel-page');
	const { pictureBaseUrl } = useRoot();
	const { picture, what } = change;
	const { room, isPlan, meeting, contact } = picture;
	const nameOf = (kind: keyof PicturePlaces, key: string) =>
		places[kind].find((place) => place.key === key)?.name ?? key;
	const place =
		contact !== null
			? t('pictures.contact', { name: nameOf('contacts', contact) })
			: meeting !== null
				? t('pictures.meeting', { name: nameOf('meetings', meeting) })
				: room === null
					? t('pictures.hotel')
					: t(isPlan ? 'pictures.plan' : 'pictures.room', { name: nameOf('rooms', room) });
	return (
		<li className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
			<img
				src={pictureUrl(pictureBaseUrl, picture.hash, 480, 'jpg')}
				alt=""
				width={480}
				height={320}
				loading="lazy"
				style={{ backgroundColor: picture.colour }}
				className="aspect-3/2 w-full rounded-control object-cover"
			/>
			<div className="min-w-0">
				<p className="truncate font-medium">{picture.file}</p>
				<p className="text-note text-ink2">{place}</p>
				<p>{what.map((each) => t(`review.what.${each}`, { place })).join(', ')}</p>
			</div>
		</li>
	);
}
