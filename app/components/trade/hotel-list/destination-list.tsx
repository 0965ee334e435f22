import { Link, useNavigate } from '@remix-run/react';
import { type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callSite } from '~/platform/call-site';
import { matchedParts } from '../../search/matched-parts';
import { useComboBox } from '../../search/use-combo-box';
import { Icon } from '../../ui/icon';
import { type DestinationRow, type Destinations, destinationRows } from './destination-rows';

export type DestinationListProps = {
	id: string;
	input: RefObject<HTMLInputElement>;
	label: string;
	/** The address's value. */
	value: string;
	onText: (text: string) => void;
	/** The field was clicked before this was there. */
	startsOpen: boolean;
};

type Row = { id: string; place: DestinationRow | null };

const INVITATION = '/partner/my-network';

let requested: Promise<Destinations> | null = null;

/** The places with hotels, requested once per document. */
function askDestinations(): Promise<Destinations> {
	requested ??= callSite('/api/hotels/locations').then(async (answer) => {
		if (!answer.ok) throw new Error(`The destinations came with status ${answer.status}`);
		return ((await answer.json()) as { countries: Destinations }).countries;
	});
	requested.catch(() => {
		requested = null;
	});
	return requested;
}

/** Makes the field a combobox: countries with their cities, and at the end the way to invite a hotel (SELECTION-7). */
export default function DestinationList({ id, input, label, value, onText, startsOpen }: DestinationListProps) {
	const { t } = useTranslation('hotel-list');
	const navigate = useNavigate();
	const [places, setPlaces] = useState<Destinations | 'coming' | 'missing'>('coming');
	/** Null: the field's value was selected, so the list offers everything. */
	const [typed, setTyped] = useState<string | null>(null);
	const chosen = useRef(value);
	useEffect(() => {
		chosen.current = value;
		setTyped(null);
	}, [value]);
	useEffect(() => {
		askDestinations().then(setPlaces, () => setPlaces('missing'));
	}, []);
	const rows = useMemo<Row[]>(() => {
		const found = typeof places === 'string' ? [] : destinationRows(places, typed ?? '');
		return [
			...found.map((place, at) => ({ id: `${id}-${at}`, place })),
			// Also while nothing matches: a hotel may be missing anywhere.
			{ id: `${id}-invite`, place: null },
		];
	}, [places, typed, id]);

	const say = (text: string) => {
		setTyped(text === chosen.current ? null : text);
		onText(text);
	};
	const choose = ({ place }: Row) => {
		combo.close();
		if (!input.current) return;
		if (!place) {
			navigate(invitationPath(typed ?? ''));
			return;
		}
		chosen.current = place.value;
		input.current.value = place.value;
		say(place.value);
	};
	const combo = useComboBox({ id, input, rows, onType: say, onChoose: choose, startsOpen });

	// The row of the keys, or on opening the chosen one, is brought into view.
	useEffect(() => {
		if (!combo.isOpen) return;
		const at = combo.active >= 0 ? combo.active : rows.findIndex(({ place }) => place?.value === input.current?.value);
		document.getElementById(rows[at]?.id ?? '')?.scrollIntoView({ block: 'nearest' });
	}, [rows, combo.isOpen, combo.active, input]);

	if (!combo.isOpen) return null;
	const found = rows.filter(({ place }) => place !== null);
	const status =
		places === 'coming'
			? t('destinationsComing')
			: places === 'missing'
				? t('destinationsMissing')
				: found.length === 0
					? t('noDestination')
					: null;
	const optionProps = (row: Row) => {
		const at = rows.indexOf(row);
		return {
			id: row.id,
			role: 'option',
			'aria-selected': at === combo.active,
			onPointerMove: () => at !== combo.active && combo.setActive(at),
			onClick: (event: MouseEvent) => {
				if (event.metaKey || event.ctrlKey || event.shiftKey) return;
				event.preventDefault();
				choose(row);
			},
		} as const;
	};
	return (
		<div className="destinations">
			<p role="status" className={status ? 'destinations-state' : 'sr-only'}>
				{status ?? (typed ? t('destinationsFound', { count: found.length }) : '')}
			</p>
			{/* The field keeps the focus; its keys are what works here. */}
			<div id={id} role="listbox" aria-label={label} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
				<div role="presentation" className="destinations-places">
					{found.map((row) =>
						row.place ? (
							<div key={row.id} {...optionProps(row)} data-country={row.place.country === null ? '' : undefined}>
								<span>
									{matchedParts(row.place.name, typed ?? '').map((part, index) =>
										part.isMatch ? <b key={index}>{part.text}</b> : part.text,
									)}
									{row.place.country === null ? null : <span className="sr-only">, {row.place.country}</span>}
								</span>
								{row.place.value === chosen.current ? <Icon name="check" size={16} /> : null}
								<small>{t('hotels', { count: row.place.hotels })}</small>
							</div>
						) : null,
					)}
				</div>
				{rows.slice(-1).map((row) => (
					<Link
						key={row.id}
						to={invitationPath(typed ?? '')}
						tabIndex={-1}
						className="destinations-invite"
						{...optionProps(row)}
					>
						<Icon name="plus" size={16} />
						<span>
							{t('destinationMissing')} <b>{t('inviteInNetwork')}</b>
						</span>
					</Link>
				))}
			</div>
		</div>
	);
}

/** Where a hotel is invited, with the place that was looked for. */
function invitationPath(typed: string): string {
	const city = typed.trim();
	return city === '' ? INVITATION : `${INVITATION}?${new URLSearchParams({ city })}`;
}
