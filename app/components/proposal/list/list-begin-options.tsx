import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatRate } from '~/domain/money/format-rate';
import { isCurrency } from '~/domain/money/money';
import type { BeginLead, BeginProperty } from '~/domain/proposal/begin-proposal.server';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { CardHead } from '../../trade/parts/card-head';

type BeginOptionsProps = {
	leads: readonly BeginLead[];
	properties: readonly BeginProperty[];
	level: string | null;
	hasPeriod: boolean;
};

/** What was chosen, each with a tick; properties with the service that is offered. */
export function BeginOptions({ leads, properties, level, hasPeriod }: BeginOptionsProps) {
	const { t } = useTranslation('trade-proposals');
	const { language } = useRoot();
	return (
		<fieldset className="trade-card min-w-0 self-start">
			<CardHead>
				<h2 id="begin-options">{t('begin.options')}</h2>
			</CardHead>
			<legend className="sr-only">{t('begin.options')}</legend>
			<ul className="[&>li+li]:border-t [&>li+li]:border-hair">
				{leads.map(({ id, name, client, checkIn, checkOut, bookingNumber, isOfferable }) => (
					<li key={id} className={ROW}>
						<label className="flex min-h-11 items-center gap-3">
							<input
								type="checkbox"
								name="lead"
								value={id}
								defaultChecked={isOfferable}
								disabled={!isOfferable}
								className={BOX}
							/>
							<span>
								<b className="font-semibold">{name}</b>
								<span className="block text-note text-ink2">
									{clientName(client)}, {formatDateRange(checkIn, checkOut, language)},{' '}
									{t('begin.taken', { number: bookingNumber })}
								</span>
							</span>
						</label>
						{isOfferable ? null : <p className="text-err">{t('begin.error.no-such-move')}</p>}
					</li>
				))}
				{properties.map((property) => (
					<PropertyRow key={property.code} property={property} level={level} hasPeriod={hasPeriod} />
				))}
			</ul>
		</fieldset>
	);
}

/** `Ada Thorne` */
export function clientName({ firstName, lastName }: BeginLead['client']): string {
	return `${firstName} ${lastName}`.trim();
}

const ROW = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4.5 py-3';
const BOX = 'size-4.5 shrink-0 accent-main';

type PropertyRowProps = { property: BeginProperty; level: string | null; hasPeriod: boolean };

function PropertyRow({ property, level, hasPeriod }: PropertyRowProps) {
	const { t } = useTranslation('trade-proposals');
	const { language } = useRoot();
	const { code, name, place, currency, levels } = property;
	const offered = levels.filter(({ priceMinor, isSold }) => priceMinor !== null && !isSold);
	const chosen = offered.find((each) => each.level === level) ?? offered.at(-1) ?? levels[0];
	const isSold = levels.every((each) => each.isSold);
	const note = (priceMinor: number | null, sold: boolean) => {
		if (!hasPeriod) return '';
		if (sold) return `, ${t('begin.notFree')}`;
		if (priceMinor === null || !isCurrency(currency)) return `, ${t('begin.onRequest')}`;
		return `, ${formatRate({ minor: priceMinor, currency })}`;
	};
	return (
		<li className={ROW}>
			<label className="flex min-h-11 items-center gap-3">
				<input
					key={`${hasPeriod} ${offered.length}`}
					type="checkbox"
					name="offer"
					value={code}
					defaultChecked={!hasPeriod || offered.length > 0}
					disabled={hasPeriod && offered.length === 0}
					aria-label={t('begin.include', { name })}
					className={BOX}
				/>
				<span>
					<b className="font-semibold">{name}</b>
					<span className="block text-note text-ink2">{place}</span>
				</span>
			</label>
			<input type="hidden" name={`name.${code}`} value={name} />
			{hasPeriod && offered.length === 0 ? (
				<p className="text-ink2">{t(isSold ? 'begin.notFree' : 'begin.onRequest')}</p>
			) : (
				<select
					key={`${chosen?.level}`}
					name={`level.${code}`}
					defaultValue={chosen?.level}
					aria-label={`${t('begin.level')}: ${name}`}
					className="trade-field w-full sm:w-76"
				>
					{levels.map((each) => (
						<option
							key={each.level}
							value={each.level}
							disabled={hasPeriod && (each.isSold || each.priceMinor === null)}
						>
							{serviceLevelLabel(each.level, language)}
							{note(each.priceMinor, each.isSold)}
						</option>
					))}
				</select>
			)}
		</li>
	);
}
