import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { pictureUrl } from '~/domain/picture/picture-url';
import type { TradePropertyView } from '~/domain/trade/trade-property-view';
import CircleMap from '../../map/circle-map';
import { useRoomWords } from '../../property/use-room-words';
import { Picture } from '../../ui/picture';
import { EmptyState } from '../states';
import { Card } from './general-panel';

/** The property's texts and pictures, and its exact location (PRIVACY-17). */
export function DescriptionPanel({ view }: { view: TradePropertyView }) {
	const { t } = useTranslation('trade-house');
	const { language, pictureBaseUrl } = useRoot();
	const { property } = view;
	const { text, highlights, floorplans, pictures } = property;
	const textLanguage = text && text.language !== language ? text.language : undefined;
	const words = (title: string, html: string | null | undefined) =>
		html ? (
			<Card title={title}>
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
				<div lang={textLanguage} className="house-text max-w-2xl" dangerouslySetInnerHTML={{ __html: html }} />
			</Card>
		) : null;
	return (
		<>
			{text ? null : <EmptyState title={t('description.none')} />}
			{text ? (
				<p lang={textLanguage} className="trade-card serif px-5 py-5 text-[1.375rem]/8 text-pretty!">
					{text.summary}
				</p>
			) : null}
			{words(t('description.general'), text?.generalHtml)}
			{words(t('description.information'), text?.informationHtml)}
			{highlights.length > 0 ? (
				<Card title={t('description.highlights')}>
					<ul className="grid gap-5 sm:grid-cols-3">
						{highlights.map(({ title, text: about, picture }) => {
							const shown = picture === null ? undefined : pictures[picture];
							return (
								<li key={title}>
									{shown ? (
										<Picture
											picture={shown}
											sizes="(min-width: 31.25rem) 290px, 90vw"
											className="aspect-3/2 rounded-[4px]"
										/>
									) : null}
									<h4 className="mt-2.5">{title}</h4>
									{about ? <p className="text-ink2">{about}</p> : null}
								</li>
							);
						})}
					</ul>
				</Card>
			) : null}
			<Rooms view={view} />
			{words(t('description.location'), text?.locationHtml)}
			<Place view={view} />
			{floorplans.length > 0 ? (
				<Card title={t('description.floorplans')}>
					<ul className="grid gap-5 sm:grid-cols-3">
						{floorplans.map((plan) => (
							<li key={plan.hash + plan.label}>
								<a href={pictureUrl(pictureBaseUrl, plan.hash, 1200, 'jpg')}>
									<img
										src={pictureUrl(pictureBaseUrl, plan.hash, 480, 'jpg')}
										alt={plan.label}
										width={plan.width}
										height={plan.height}
										loading="lazy"
										decoding="async"
										className="h-auto w-full"
									/>
								</a>
								<p className="mt-2 flex justify-between gap-4 text-ink2">
									{plan.label}
									{plan.areaSqm === null ? null : (
										<span className="tabular whitespace-nowrap">{`${plan.areaSqm}\u00a0m²`}</span>
									)}
								</p>
							</li>
						))}
					</ul>
				</Card>
			) : null}
		</>
	);
}

/** Each room in a line: name, floor, beds, bathroom and size. */
function Rooms({ view }: { view: TradePropertyView }) {
	const { t } = useTranslation('trade-house');
	const words = useRoomWords();
	const { rooms } = view.property;
	if (rooms.length === 0) return null;
	return (
		<Card title={t('description.rooms')}>
			<ul>
				{rooms.map((room) => (
					<li key={room.key} className="flex flex-wrap gap-x-4 border-b border-line py-1.5 last:border-b-0">
						<span className="font-medium">{room.name}</span>
						<span>{words.beds(room)}</span>
						<span className="ml-auto text-ink2">{[words.facts(room), room.floor].filter(Boolean).join(', ')}</span>
					</li>
				))}
			</ul>
		</Card>
	);
}

const DIGITS = 5;

function Place({ view }: { view: TradePropertyView }) {
	const { t } = useTranslation('trade-house');
	const { position } = view.facts;
	if (!position) return null;
	const at = `${position.latitude.toFixed(DIGITS)}, ${position.longitude.toFixed(DIGITS)}`;
	return (
		<Card title={t('description.position')}>
			<p className="mb-3 flex flex-wrap gap-x-6 gap-y-1">
				<span className="tabular font-medium select-all">{at}</span>
				<span className="text-ink2">{t('description.positionNote')}</span>
			</p>
			<CircleMap name={view.property.name} {...position} radiusMetres={60} note={t('description.mapNote')} />
		</Card>
	);
}
