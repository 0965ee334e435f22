import { useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import TradeProperty from '../property/trade-property';
import LeadDialog from './lead-dialog';
import type { LeadFormState, TradeLeadAnswer } from './lead-dialog-view';
import type { TradeLeadData } from './trade-lead-data';
import { useBookingSteps } from './use-booking-steps';

/** The property of a route's data, and over it the dialog that its address names. */
export default function TradeLead() {
	const { view, dialog } = (useLoaderData() as { trade: TradeLeadData }).trade;
	const sent = useActionData() as TradeLeadAnswer | undefined;
	const [first] = useState(
		(): LeadFormState => ({ step: 'details', values: dialog.values, errors: {}, result: 'idle' }),
	);
	const { state, answer, remember, goBack } = useBookingSteps(first, sent);
	return (
		<>
			<TradeProperty view={view} path={dialog.propertyPath} />
			<LeadDialog view={dialog} state={state} answer={answer} onType={remember} onBack={goBack} />
		</>
	);
}
