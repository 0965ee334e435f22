import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { FaultBox } from '../parts/fault-box';
import { MONEY_FIELDS, type MoneyAnswer } from './money-answer';

/** What came of a form of the payments. It takes the focus, since the form may be gone. */
export function MoneyOutcome({ answer }: { answer: MoneyAnswer | null }) {
	const { t } = useTranslation('trade-payments');
	const line = useRef<HTMLDivElement>(null);
	const at = answer?.at;
	const isShown = answer !== null && !MONEY_FIELDS.some((field) => field === answer.error);
	useEffect(() => {
		if (at && isShown) line.current?.focus();
	}, [at, isShown]);
	if (!isShown || answer === null) return null;
	const { intent, error, typed } = answer;
	return (
		<div ref={line} tabIndex={-1} key={at} className="px-4.5 pt-3.5 outline-none">
			{error === null ? (
				<p
					role="status"
					className="flex items-center gap-2.5 rounded-control border border-ok/40 bg-[#dff0e4] px-4 py-3 text-[#1b5834]"
				>
					<Icon className="shrink-0" name="check" size={18} />
					<span className="[overflow-wrap:anywhere]">{t(`done.${intent}`, { email: typed.email ?? '' })}</span>
				</p>
			) : (
				<FaultBox>{t(`error.${error}`)}</FaultBox>
			)}
		</div>
	);
}
