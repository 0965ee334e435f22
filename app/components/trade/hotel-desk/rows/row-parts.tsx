import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countParts, type RowSpec } from '~/domain/hotel-desk/rows/row-spec';
import { tradeButton } from '../../trade-button';
import { RowFields } from './row-fields';

type RowPartsProps = Omit<Parameters<typeof RowFields>[0], 'fields' | 'prefix'> & {
	part: string;
	spec: NonNullable<RowSpec['parts']>[string];
};

/** What a row has several of, such as the seatings of a room: those there are and an empty one, which is left out when it stays empty. */
export function RowParts({ part, spec, row, words, ...rest }: RowPartsProps) {
	const { t } = useTranslation('hotel-parts');
	const stored = countParts(row, part);
	const [count, setCount] = useState(spec.isFixed ? stored : stored + 1);
	// Only a script adds more.
	const [isAlive, setAlive] = useState(false);
	useEffect(() => setAlive(true), []);
	if (count === 0) return null;
	const label = words.label(part);
	return (
		<fieldset className="grid gap-3 rounded-control border border-hair px-3.5 pt-1 pb-3.5">
			<legend className="px-1 font-semibold">{label}</legend>
			{spec.isFixed ? null : <p className="text-note text-ink2">{t('partEmpty')}</p>}
			{Array.from({ length: count }, (_, at) => (
				<fieldset key={at} className="grid gap-3 border-t border-hair pt-3 first-of-type:border-t-0 first-of-type:pt-0">
					<legend className="sr-only">{t('partNumber', { what: label, number: at + 1 })}</legend>
					<RowFields {...{ row, words, ...rest }} fields={spec.fields} prefix={`${part}.${at}.`} />
				</fieldset>
			))}
			{isAlive && !spec.isFixed && count < spec.most ? (
				<div>
					<button
						type="button"
						aria-label={t('partMoreOf', { what: label })}
						className={tradeButton()}
						onClick={() => setCount(count + 1)}
					>
						{t('partMore')}
					</button>
				</div>
			) : null}
		</fieldset>
	);
}
