import { useState } from 'react';
import TradeHouse from '../house/trade-house';
import LeadDialog from './lead-dialog';
import type { LeadFormState, TradeLeadAnswer } from './lead-dialog-view';
import type { TradeLeadData } from './trade-lead.server';

export type TradeLeadProps = { data: TradeLeadData; answer: TradeLeadAnswer | undefined };

/** The house, and over it the dialog that its address names. */
export default function TradeLead({ data, answer }: TradeLeadProps) {
	const { view, dialog } = data;
	const [first] = useState(
		(): LeadFormState => ({ step: 'details', values: dialog.values, faults: {}, result: 'idle' }),
	);
	return (
		<>
			<TradeHouse view={view} path={dialog.housePath} />
			<LeadDialog view={dialog} state={answer?.form ?? first} answer={answer} />
		</>
	);
}
