import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupDigits, NO_BREAK_SPACE } from '~/domain/money/group-digits';
import { LineDrawing } from '../ui/icon';
import { PayCode } from './pay-code';
import { owedWords } from './pay-words';
import type { OpenPaymentView, PaymentTransfer } from './payment-link-view';
import { ShareBill } from './share-bill';

/** How what is open is paid: by transfer, line by line and as a code. */
export function PayTransfer({ view }: { view: OpenPaymentView }) {
	const { t } = useTranslation(['payment-link']);
	const { transfer, contact } = view;
	if (transfer === null) {
		return (
			<section aria-labelledby="ways">
				<h2 id="ways" className="border-b border-line2 pb-5 text-h3">
					{t('ways.none')}
				</h2>
				<p className="mt-6">{t('ways.noneText', { name: contact.name })}</p>
			</section>
		);
	}
	const isSwiss = transfer.code?.kind === 'swiss';
	return (
		<section aria-labelledby="ways" className="max-w-[46rem]">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line2 pb-5">
				<h2 id="ways" className="text-h3">
					{t(isSwiss ? 'ways.swissTitle' : 'ways.title')}
				</h2>
				<p className="font-medium text-ok">{t('ways.free')}</p>
			</div>
			{transfer.billPath ? <ShareBill path={transfer.billPath} name={t('ways.bill')} /> : null}
			<div className="mt-3 grid gap-x-9 gap-y-6 lg:mt-8 lg:grid-cols-[auto_minmax(0,1fr)]">
				<TransferLines view={view} transfer={transfer} isSwiss={isSwiss} />
				{transfer.code ? <PayCode view={view} code={transfer.code} holder={transfer.holder} /> : null}
			</div>
			<p className="mt-6 text-small text-ink2">{t('ways.keep')}</p>
		</section>
	);
}

type Line = {
	name: 'holder' | 'iban' | 'bic' | 'bank' | 'reference' | 'amount';
	label: string;
	shown: string;
	copied: string;
};
type LinesProps = { view: OpenPaymentView; transfer: PaymentTransfer; isSwiss: boolean };

function TransferLines({ view, transfer, isSwiss }: LinesProps) {
	const { t } = useTranslation(['payment-link']);
	const [said, setSaid] = useState('');
	const lines = transferLines(view, transfer, isSwiss).map((line) => ({
		...line,
		label: t(
			`ways.${line.name === 'iban' && isSwiss ? 'account' : line.name === 'holder' && isSwiss ? 'payableTo' : line.name}`,
		),
	}));
	return (
		<div className={transfer.code ? '' : 'lg:col-span-full'}>
			<dl>
				{lines.map((line) => (
					<div
						key={line.name}
						className="grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 border-b border-line2 py-2.5 max-lg:min-h-17"
					>
						<dt className="text-small text-ink2">{line.label}</dt>
						<dd className="tabular text-[1.0625rem]/6 font-medium [overflow-wrap:anywhere]">{line.shown}</dd>
						<dd className="col-start-2 row-span-2 row-start-1">
							<Copy
								line={line}
								onCopied={() => setSaid(t('ways.copiedOf', { what: line.label }))}
								onOver={() => setSaid('')}
							/>
						</dd>
					</div>
				))}
			</dl>
			<p role="status" className="sr-only">
				{said}
			</p>
		</div>
	);
}

function transferLines({ openMinor, currency }: OpenPaymentView, transfer: PaymentTransfer, isSwiss: boolean) {
	const { holder, iban, bic, bank, reference } = transfer;
	const digits = groupDigits(openMinor, 2);
	// A QR-bill writes its amount with a point and the code first.
	const amount = isSwiss ? `${currency}${NO_BREAK_SPACE}${digits.replace(',', '.')}` : owedWords(openMinor, currency);
	const copiedAmount = digits.replaceAll(NO_BREAK_SPACE, '');
	const party: Omit<Line, 'label'>[] = [
		{ name: 'holder', shown: holder, copied: holder },
		{ name: 'iban', shown: transfer.spacedIban, copied: iban },
	];
	return [
		...(isSwiss ? party.reverse() : party),
		...(bic ? [{ name: 'bic' as const, shown: bic, copied: bic }] : []),
		...(bank ? [{ name: 'bank' as const, shown: bank, copied: bank }] : []),
		...(reference
			? [{ name: 'reference' as const, shown: transfer.spacedReference ?? reference, copied: reference }]
			: []),
		{ name: 'amount' as const, shown: amount, copied: isSwiss ? copiedAmount.replace(',', '.') : copiedAmount },
	];
}

const SHOWN_MS = 2000;
const SHEETS = 'M8 8V4h12v12h-4M4 8h12v12H4z';
const TICK = 'm5 12.500 4.500 4.500L19 7.500';

type CopyProps = { line: Line; onCopied: () => void; onOver: () => void };

/** Copies a line as banks take it; not there without script, where a line is selected by hand. */
function Copy({ line: { label, copied }, onCopied, onOver }: CopyProps) {
	const { t } = useTranslation(['payment-link']);
	const [isCopied, setCopied] = useState(false);
	const copy = () =>
		navigator.clipboard?.writeText(copied).then(
			() => {
				setCopied(true);
				onCopied();
				setTimeout(() => {
					setCopied(false);
					onOver();
				}, SHOWN_MS);
			},
			() => undefined,
		);
	return (
		<button
			type="button"
			onClick={copy}
			aria-label={t(isCopied ? 'ways.copiedOf' : 'ways.copyOf', { what: label })}
			data-copied={isCopied || undefined}
			className="inline-flex min-h-11 shrink-0 items-center gap-2.5 rounded-sm border border-line2 bg-sheet px-4 text-small font-medium transition-colors duration-150 hover:border-ink data-copied:border-ok data-copied:text-ok [@media(scripting:none)]:hidden"
		>
			<LineDrawing path={isCopied ? TICK : SHEETS} size={16} />
			{t(isCopied ? 'ways.copied' : 'ways.copy')}
		</button>
	);
}
