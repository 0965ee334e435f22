import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type PlainDate } from '~/domain/date/plain-date';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { ICON_BUTTON } from '../../parts/icon-button';
import type { Rows } from '../calendar-picks';
import { bedsWords, holdsNights } from '../calendar-words';

/** Nights that the list shows of each property. */
const SHOWN_NIGHTS = 14;

type PropertyListProps = {
	rows: Rows;
	all: number;
	/** The property that is shown. */
	row: number;
	from: PlainDate;
	onChoose: (row: number) => void;
	onClose: () => void;
};

/** All properties by place, with the next fourteen nights of each. */
export function PropertyList({ rows, all, row, from, onChoose, onClose }: PropertyListProps) {
	const { t } = useTranslation('operator-calendar');
	const [words, setWords] = useState('');
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	useEffect(() => dialog.current?.showModal(), []);
	const nights = Array.from({ length: SHOWN_NIGHTS }, (_, at) => addDays(from, at));
	const wanted = words.trim().toLowerCase();
	const shown = rows.flatMap((property, at) =>
		property && `${property.name} ${property.place}`.toLowerCase().includes(wanted) ? [{ property, at }] : [],
	);
	return (
		<dialog ref={dialog} className="phone-list" aria-labelledby={id} onClose={onClose}>
			<header>
				<h2 id={id} className="text-t2">
					{t('phone.list')}
				</h2>
				<button type="button" className={ICON_BUTTON} aria-label={t('form.close')} onClick={onClose}>
					<Icon name="close" size={20} />
				</button>
			</header>
			<label className="phone-find">
				<span className="sr-only">{t('find')}</span>
				<input
					{...{ type: 'search', className: 'trade-field', placeholder: t('find'), value: words }}
					onChange={({ target }) => setWords(target.value)}
				/>
			</label>
			<p className="trade-note phone-count">
				<span>{t('properties', { count: all })}</span>
				<span>{t('phone.nights', { count: SHOWN_NIGHTS })}</span>
			</p>
			<ul>
				{shown.map(({ property, at }, index) => (
					<li key={property.id}>
						{shown[index - 1]?.property.place === property.place ? null : <h3>{property.place}</h3>}
						<button type="button" aria-current={at === row || undefined} onClick={() => onChoose(at)}>
							<span className="phone-picture">
								{property.picture ? <Picture picture={property.picture} sizes="56px" isInList /> : null}
							</span>
							<span className="min-w-0 grow">
								<strong className="block truncate">{property.name}</strong>
								<small className="desk-note">{bedsWords(t, property)}</small>
							</span>
							<span className="phone-strip" aria-hidden="true">
								{nights.map((night) => {
									const bar = property.bars.find(({ checkIn, checkOut }) => checkIn <= night && night < checkOut);
									return <i key={night} data-kind={bar && (holdsNights(bar) ? bar.kind : 'requestedBooking')} />;
								})}
							</span>
						</button>
					</li>
				))}
			</ul>
		</dialog>
	);
}
