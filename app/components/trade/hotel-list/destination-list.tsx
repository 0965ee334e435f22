import { Link, useNavigate } from '@remix-run/react';
import { type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callSite } from '~/platform/call-site';
import { MatchedText } from '../../search/matched-text';
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

const OPTION =
	'flex min-h-11 cursor-pointer items-center gap-2.5 border-l-3 border-transparent py-1 pr-3.5 xl:min-h-9.5 aria-selected:border-accent aria-selected:bg-selected';

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
		<div className="absolute top-[calc(100%+0.375rem)] left-0 z-6 w-full max-w-lg overflow-clip rounded-card border border-hair bg-work shadow-popover">
			<p role="status" className={status ? 'px-4 py-3 text-note text-ink2' : 'sr-only'}>
				{status ?? (typed ? t('destinationsFound', { count: found.length }) : '')}
			</p>
			{/* The field keeps the focus; its keys are what works here. */}
			<div
				id={id}
				role="listbox"
				aria-label={label}
				tabIndex={-1}
				// The selected row never lies under the invitation.
				className="max-h-[min(27rem,55vh)] scroll-pt-1.5 scroll-pb-14 overflow-y-auto overscroll-contain focus:outline-none"
				onMouseDown={(event) => event.preventDefault()}
			>
				<div role="presentation" className="py-1.5 empty:hidden">
					{found.map((row) =>
						row.place ? (
							<div
								key={row.id}
								{...optionProps(row)}
								className={`${OPTION} ${row.place.country === null ? 'pl-3 font-semibold' : 'pl-7'}`}
							>
								<span className="min-w-0 flex-1">
									<MatchedText label={row.place.name} typed={typed ?? ''} className="text-accent-ink" />
									{row.place.country === null ? null : <span className="sr-only">, {row.place.country}</span>}
								</span>
								{row.place.value === chosen.current ? <Icon name="check" size={16} /> : null}
								<small className="text-(length:--text-note) font-normal whitespace-nowrap text-ink2">
									{t('hotels', { count: row.place.hotels })}
								</small>
							</div>
						) : null,
					)}
				</div>
				{rows.slice(-1).map((row) => (
					<Link
						key={row.id}
						to={invitationPath(typed ?? '')}
						tabIndex={-1}
						className={`${OPTION} sticky bottom-0 border-t border-t-hair pl-3 text-note not-aria-selected:bg-work`}
						{...optionProps(row)}
					>
						<Icon name="plus" size={16} className="shrink-0 text-accent-ink" />
						<span>
							{t('destinationMissing')}{' '}
							<b className="font-semibold text-accent-ink underline decoration-accent underline-offset-3">
								{t('inviteInNetwork')}
							</b>
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
