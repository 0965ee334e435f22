import { type FormEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainNumber } from '~/domain/money/read-money';
import type { PriceCell } from '~/domain/operator-desk/prices/load-prices.server';
import { priceText } from '~/domain/operator-desk/prices/price-text';
import { raisedPrice } from '~/domain/operator-desk/prices/read-price-cell';
import { SEGMENTS } from '../../parts/segments';
import { tradeButton } from '../../trade-button';

const MODES = ['set', 'raise', 'copy'] as const;
const STEPS = [1, 10, 50, 100] as const;

export type TextOfCell = (cell: PriceCell) => string | null;

type PriceToolsProps = {
	/** What is chosen, in words. */
	summary: string;
	isDisabled: boolean;
	/** Where `%` goes. */
	percentField: RefObject<HTMLInputElement>;
	/** Writes what the function says into each chosen cell; null leaves it. */
	onApply: (textOf: TextOfCell) => void;
	onPaste: () => void;
};

/** Copies last year's price, raised and rounded. */
export function lastYearText(percent: number, step: number): TextOfCell {
	return ({ lastYear }) =>
		lastYear === null ? null : priceText({ status: 'available', price: raisedPrice(lastYear, percent, step * 100) });
}

/** Changes the chosen cells at once. */
export function PriceTools({ summary, isDisabled, percentField, onApply, onPaste }: PriceToolsProps) {
	const { t } = useTranslation('operator-prices');
	const [mode, setMode] = useState<(typeof MODES)[number]>('raise');
	const [amount, setAmount] = useState('');
	const [percent, setPercent] = useState('4');
	const [step, setStep] = useState<number>(100);
	const share = Number(plainNumber(percent.replace(/[%+\s]/g, '').replace('−', '-')) ?? Number.NaN);
	const textOf: TextOfCell =
		mode === 'set'
			? () => amount
			: mode === 'copy'
				? lastYearText(share, step)
				: ({ offer }) =>
						offer?.price == null ? null : priceText({ ...offer, price: raisedPrice(offer.price, share, step * 100) });
	const isReady = !isDisabled && (mode === 'set' ? amount.trim() !== '' : Number.isFinite(share));
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (isReady) onApply(textOf);
	};
	return (
		<div className="price-tools">
			<p className="price-summary" role="status">
				{summary}
			</p>
			<form onSubmit={submit} aria-label={t('tools.label')}>
				<fieldset className={SEGMENTS} aria-label={t('tools.how')}>
					{MODES.map((each) => (
						<button key={each} type="button" aria-pressed={each === mode} onClick={() => setMode(each)}>
							{t(`tools.${each}`)}
						</button>
					))}
				</fieldset>
				{mode === 'set' ? (
					<input
						className="trade-field w-28"
						value={amount}
						onChange={({ target }) => setAmount(target.value)}
						aria-label={t('tools.amount')}
						inputMode="text"
						maxLength={40}
					/>
				) : (
					<>
						{mode === 'copy' ? <span>{t('tools.from')}</span> : null}
						<span className="price-percent">
							<input
								ref={percentField}
								className="trade-field w-20"
								value={percent}
								onChange={({ target }) => setPercent(target.value)}
								aria-label={t('tools.percent')}
								inputMode="text"
								maxLength={8}
							/>
							%
						</span>
						<label className="flex items-center gap-2">
							{t('tools.rounded')}
							<select
								className="trade-field w-auto"
								value={step}
								onChange={({ target }) => setStep(Number(target.value))}
							>
								{STEPS.map((each) => (
									<option key={each}>{each}</option>
								))}
							</select>
						</label>
					</>
				)}
				<button type="submit" className={tradeButton()} disabled={!isReady}>
					{t('tools.apply')}
				</button>
			</form>
			<div className="price-acts">
				<button type="button" className={tradeButton('quiet')} disabled={isDisabled} onClick={() => onApply(() => '?')}>
					{t('tools.onRequest')}
				</button>
				<button type="button" className={tradeButton('quiet')} disabled={isDisabled} onClick={() => onApply(() => '-')}>
					{t('tools.close')}
				</button>
				<button type="button" className={tradeButton()} onClick={onPaste}>
					{t('tools.paste')}
				</button>
			</div>
		</div>
	);
}
